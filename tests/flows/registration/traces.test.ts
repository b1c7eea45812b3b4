import { registrationFlow } from '#machines/flows/registration/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { registration } from './index.ts';

const secrets = ['曉', '林', '62140097', 'xiaoguang', '+886', '123456', '654321', 'key-of', 'sandbox'];

traceSuite({ flow: registrationFlow, tested: registration, secrets });
