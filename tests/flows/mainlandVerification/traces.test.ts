import { mainlandVerificationFlow } from '#machines/flows/verification/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { mainlandVerification } from './index.ts';

const secrets = [
  '林',
  '1101',
  'Example',
  '示例',
  '91350100M000100Y43',
  '+852',
  '123456',
  'key-of',
  'file-1',
  'licence',
  'attorney.pdf',
  'sign.example',
  'seal cannot',
  '照片',
];

traceSuite({ flow: mainlandVerificationFlow, tested: mainlandVerification, secrets });
