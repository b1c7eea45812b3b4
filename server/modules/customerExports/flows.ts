import { type FlowAccess, noSubject } from '../flows/access.ts';

export const customerExportFlows: readonly FlowAccess[] = [{ flow: 'customerExport', user: noSubject, tab: null }];
