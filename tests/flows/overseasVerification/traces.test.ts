import { overseasVerificationFlow } from '#machines/flows/verification/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { overseasVerification } from './index.ts';

const secrets = ['Example', '示例', '62478813', '+852', '123456', 'key-of', 'file-1', 'licence', 'seal cannot', '照片'];

traceSuite({ flow: overseasVerificationFlow, tested: overseasVerification, secrets });
