import { setup } from 'xstate';
import type { LoginRisk } from '#contract/entities/session.ts';
import { unprovidedPort } from '../../kit/port.ts';

/** How the sign-ins of an account stand, and whether this one has been told of it. */
export interface TipInput extends LoginRisk {
  readonly is_told: boolean;
}

export type TipEvent = { readonly type: 'tip.close' };

/** How long the tip is shown. */
export const tipMs = 10_000;

export const tipPorts = {
  rememberTold: unprovidedPort<null, null>('rememberTold'),
};
export type TipPorts = typeof tipPorts;

/**
 * Tells a user, for a moment, that the account was signed in to elsewhere by a browser that it did not know.
 *
 * Invariants:
 * - Whoever is the risk is not warned of it.
 * - A sign-in is told once, whether it is read or not.
 */
export const securityTipMachine = setup({
  types: {
    context: {} as TipInput,
    events: {} as TipEvent,
    input: {} as TipInput,
    children: {} as { readonly [Port in keyof TipPorts]: Port },
  },
  actors: tipPorts,
  delays: { tipTime: tipMs },
  guards: {
    isToBeTold: ({ context }) => !context.is_told && context.customData.risk === 0 && context.loginRiskCount > 0,
  },
}).createMachine({
  id: 'securityTip',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isToBeTold', target: 'shown' }, { target: 'hidden' }] },
    shown: {
      // What could not be remembered is told again with the next page.
      invoke: { id: 'rememberTold', src: 'rememberTold', input: null, onError: {} },
      after: { tipTime: 'hidden' },
      on: { 'tip.close': 'hidden' },
    },
    hidden: {},
  },
});
