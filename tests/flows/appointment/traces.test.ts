import { appointmentFlow } from '#machines/flows/appointment/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { appointment } from './index.ts';

const secrets = ['Example', 'Lin', 'lin_example', '138', '204816', 'appointment-1', 'Maja', 'key-of', 'trade', 'at-3'];

traceSuite({ flow: appointmentFlow, tested: appointment, secrets });
