import { appointmentFlow } from '#machines/flows/appointment/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { appointment } from './index.ts';

const secrets = ['Example', 'Lin', 'lin_example', '138', '204816', 'appointment-1', 'Maja', 'key-of', 'trade', 'at-3'];

/** The golden suite goes on from where a person is told that something is missing or was not done, and may report it. */
const further = {
  'a questionnaire with something missing': [
    'readAppointments: the first time',
    'booking.begin (asked)',
    'answers.save (with something missing)',
  ],
  'a cancellation that came to nothing': [
    'readAppointments: to come',
    'appointment.cancel (asked)',
    'readLimit: it costs little',
    'appointment.cancel (asked)',
    'cancel: no connection',
    'lookUp: to come',
  ],
};

traceSuite({ flow: appointmentFlow, tested: appointment, secrets, further });
