import { setup } from 'xstate';
import type { LoginRisk } from '#contract/entities/session.ts';
import { unprovidedPort } from '../../kit/port.ts';

/** `is_told`: whether the user was already warned in this session. */
export interface TipInput extends LoginRisk {
  readonly is_told: boolean;
}

export type TipEvent = { readonly type: 'tip.close' };

export const tipMs = 10_000;

export const tipPorts = {
  rememberTold: unprovidedPort<null, null>('rememberTold'),
};
export type TipPorts = typeof tipPorts;

/**
 * Briefly warns a user that the account was signed in to from an unknown browser.
 *
 * Invariants:
 * - A session that is itself risky shows no warning.
 * - The warning is shown once per session, whether it is read or not.
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
      // If this cannot be stored, the next page warns again.
      invoke: { id: 'rememberTold', src: 'rememberTold', input: null, onError: {} },
      after: { tipTime: 'hidden' },
      on: { 'tip.close': 'hidden' },
    },
    hidden: {},
  },
});
