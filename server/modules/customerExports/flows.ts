import { type FlowAccess, noSubject } from '../flows/index.ts';

export const customerExportFlows: readonly FlowAccess[] = [{ flow: 'customerExport', user: noSubject, tab: null }];
