import type { Zone } from '#contract/entities/client.ts';
import type { RegisterAnswer } from '#contract/entities/invoice.ts';
import { plainEnterpriseNumber } from '#machines/lifecycles/enterpriseNumbers.ts';

/** Where authorities list the enterprises of their zone. It rejects where it cannot be asked. */
export interface EnterpriseRegister {
  readonly ask: (zone: Zone, number: string) => Promise<'listed' | 'not_listed'>;
}

/** Numbers of the sandbox: enterprises that were struck off, and one at which its register is out of service. */
export const sandboxNumbers = {
  not_listed: ['91310000MA1FL0LQ3A', '04595257'],
  out_of_service: ['91350100M000100Y43', '00501508'],
} as const satisfies Record<string, readonly string[]>;

/** Stands in for the registers in the demo: it lists every number but its own. */
export const sandboxRegister: EnterpriseRegister = {
  ask: async (_zone, number) => {
    if (sandboxNumbers.out_of_service.some((each) => each === number))
      throw new Error('the register is out of service');
    return sandboxNumbers.not_listed.some((each) => each === number) ? 'not_listed' : 'listed';
  },
};

/** Where no register is connected. */
export const noRegister: EnterpriseRegister = { ask: () => Promise.reject(new Error('no register is connected')) };

/** Asks a register; that it cannot be asked is an answer too. */
export const askRegister = (
  register: EnterpriseRegister,
  zone: Zone,
  number: string,
): Promise<RegisterAnswer | 'not_listed'> =>
  register.ask(zone, plainEnterpriseNumber(zone, number)).catch(() => 'not_asked');
