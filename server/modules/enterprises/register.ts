import type { Zone } from '#contract/entities/client.ts';
import type { RegistryAnswer } from '#contract/entities/invoice.ts';
import { normaliseEnterpriseNumber } from '#machines/lifecycles/enterpriseNumbers.ts';

/** The authorities' register of enterprises. `ask` rejects if the register is unavailable. */
export interface EnterpriseRegister {
  readonly ask: (zone: Zone, number: string) => Promise<'listed' | 'not_listed'>;
}

/** Sandbox numbers: struck-off enterprises, and some whose register is out of service. */
export const sandboxNumbers = {
  not_listed: ['91310000MA1FL0LQ3A', '04595257'],
  out_of_service: ['91350100M000100Y43', '00501508'],
} as const satisfies Record<string, readonly string[]>;

/** The demo's register: lists every number except `sandboxNumbers`. */
export const sandboxRegister: EnterpriseRegister = {
  ask: async (_zone, number) => {
    if (sandboxNumbers.out_of_service.some((each) => each === number))
      throw new Error('the register is out of service');
    return sandboxNumbers.not_listed.some((each) => each === number) ? 'not_listed' : 'listed';
  },
};

export const noRegister: EnterpriseRegister = { ask: () => Promise.reject(new Error('no register is connected')) };

/** An unavailable register is answered as `not_asked`. */
export const askRegister = (
  register: EnterpriseRegister,
  zone: Zone,
  number: string,
): Promise<RegistryAnswer | 'not_listed'> =>
  register.ask(zone, normaliseEnterpriseNumber(zone, number)).catch(() => 'not_asked');
