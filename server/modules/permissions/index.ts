import type { ServerModule } from '../module.ts';
import { permissionHandlers } from './handlers.ts';

export { isWithinReach as withinReach, type Reach } from './reach.ts';
export { departmentNames, readBranch, readDepartments } from './readDepartments.ts';
export { type GrantedPermission as Permitted, readReach } from './readReach.ts';

export const permissionsModule: ServerModule = { handlers: permissionHandlers };
