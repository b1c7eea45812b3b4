import { registrationRegion } from '#contract/entities/registration.ts';
import type { FlowAccess } from '../flows/index.ts';

export const registrationFlowAccess: readonly FlowAccess[] = [
  {
    flow: 'registration',
    // No user is signed in on the page of registration.
    user: async () => false,
    tab: async (subject) => registrationRegion.safeParse(subject).success,
  },
];
