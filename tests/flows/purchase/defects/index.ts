import type { Defect } from '../../../defects/defect.ts';
import { choosingViewDefects } from './choosingViews.ts';
import { machineDefects } from './machine.ts';
import { orderViewDefects } from './orderViews.ts';
import { portsDefects } from './ports.ts';
import { serverDefects } from './server.ts';

export const purchaseDefects: readonly Defect[] = [
  ...machineDefects,
  ...choosingViewDefects,
  ...orderViewDefects,
  ...portsDefects,
  ...serverDefects,
];
