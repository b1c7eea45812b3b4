import { activationFlow } from '#machines/flows/activation/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { activation } from './index.ts';

const secrets = [
  'Example',
  'Owner',
  'Colleague',
  'client.example',
  'key-of',
  'order-1',
  'member-1',
  'task-1',
  'file-1',
  'revision-1',
  'sign.example',
  'MF-2026',
  '1280000',
  '250000',
  'licence has expired',
];

traceSuite({ flow: activationFlow, tested: activation, secrets });
