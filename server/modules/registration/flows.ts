import { registrationRegion } from '#contract/entities/registration.ts';
import type { FlowAccess } from '../flows/index.ts';

export const registrationFlows: readonly FlowAccess[] = [
  {
    flow: 'registration',
    // Nobody is signed in where a company registers.
    user: async () => false,
    tab: async (subject) => registrationRegion.safeParse(subject).success,
  },
];
