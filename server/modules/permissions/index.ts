import type { ServerModule } from '../module.ts';
import { permissionHandlers } from './handlers.ts';

export { type Reach, withinReach } from './reach.ts';
export { departmentNames, readBranch, readDepartments } from './readDepartments.ts';
export { type Permitted, readReach } from './readReach.ts';

export const permissionsModule: ServerModule = { handlers: permissionHandlers };
