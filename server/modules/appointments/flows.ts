import { type FlowAccess, noSubject } from '../flows/index.ts';

export const appointmentFlows: readonly FlowAccess[] = [{ flow: 'appointment', user: noSubject, tab: null }];
