import type { Defect } from '../../../defects/defect.ts';
import { choosingViewDefects } from './choosingViews.ts';
import { machineDefects } from './machine.ts';
import { orderViewDefects } from './orderViews.ts';
import { portsDefects } from './ports.ts';
import { serverDefects } from './server.ts';

/** What could go wrong in a purchase: in its machine, its views, its ports, and what the server does for it. */
export const purchaseDefects: readonly Defect[] = [
  ...machineDefects,
  ...choosingViewDefects,
  ...orderViewDefects,
  ...portsDefects,
  ...serverDefects,
];
