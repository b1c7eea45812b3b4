import { customerExportFlow } from '#machines/flows/customerExport/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { customerExport } from './index.ts';

const secrets = [
  'key-of',
  'export-1',
  'Sales',
  'East',
  'east',
  'Customers 2026',
  '12480',
  '5731',
  '1482000',
  '2026-01-01',
  'soon',
];

traceSuite({ flow: customerExportFlow, tested: customerExport, secrets });
