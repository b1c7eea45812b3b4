import { type FlowAccess, noSubject } from '../flows/access.ts';

export const appointmentFlows: readonly FlowAccess[] = [{ flow: 'appointment', user: noSubject, tab: null }];
