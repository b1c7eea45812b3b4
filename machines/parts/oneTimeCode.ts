import { assign, setup } from 'xstate';
import { applyErrorEvent } from '../kit/fault.ts';
import { applyFormChecked } from '../kit/fieldFaults.ts';
import { assignOutcome, isOutcome } from '../kit/outcome.ts';
import {
  type CodeResult,
  type OneTimeCodeContext,
  type OneTimeCodeEvent,
  type OneTimeCodeInput,
  type OneTimeCodePorts,
  oneTimeCodePorts,
} from './oneTimeCodeTypes.ts';
import {
  applyCodeOutcome,
  buildCodeQuery,
  buildResendCodeQuery,
  codeResultOf,
  initialCodeContext,
  requirePendingRequest,
} from './oneTimeCodeUpdates.ts';

/**
 * Sends a code to a mobile number and has the user enter it; a child machine that flows invoke like a port. Its output
 * is the number and the code that was entered, or what was typed when the user left. Only the server knows whether the
 * code is right, once the flow submits it; after a refusal the flow invokes the machine again with its last output and
 * the refusal.
 *
 * Life: the user slides to confirm while the page solves a challenge, reads an image or lets the page solve a longer
 * challenge instead, and requests the code. It is sent, and entered, or requested again after a delay. Another code for
 * the same number needs no captcha and image for as long as the server allows; then it starts at the captcha.
 *
 * Invariants:
 * - A request has one key, from before it is sent until its outcome is known: one intent never sends two messages,
 *   across reloads too.
 * - An image is valid for one code.
 * - The number belongs to this machine while it runs: the flow takes it from the output.
 */
export const oneTimeCodeMachine = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    input: {} as OneTimeCodeInput,
    output: {} as CodeResult,
    children: {} as { readonly [Port in keyof OneTimeCodePorts]: Port },
  },
  actors: oneTimeCodePorts,
  guards: {
    canEnter: ({ context }) => context.sent !== null && !context.asks_anew,
    hasPassed: ({ context }) => context.captcha_id !== null,
    canSendAgain: ({ context }) => context.passed,
    wasSent: ({ context }) => context.sent !== null,
  },
  actions: {
    setFault: assign(applyErrorEvent),
    clearErrors: assign({ refusal: null, tries_left: null, retry_at: null, fault: null }),
    forgetFault: assign({ fault: null }),
    askAnew: assign(({ context: { mobile } }) => ({ asks_anew: true, passed: false, mobile_of_sent: mobile })),
    keepRequest: assign(({ context, event }) =>
      event.type === 'code.send' ? { request: buildCodeQuery(context, event) } : {},
    ),
    forgetImage: assign({ image: null, solution: null }),
  },
}).createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => initialCodeContext(input),
  initial: 'routing',
  states: {
    routing: {
      always: [
        { guard: 'canEnter', target: 'entering' },
        { guard: 'hasPassed', target: 'asking.image' },
        { guard: 'canSendAgain', target: 'asking.again' },
        { target: 'asking' },
      ],
    },
    asking: {
      initial: 'captcha',
      on: {
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'mobile.type': { actions: assign(({ event }) => ({ mobile: event.mobile })) },
        'code.have': {
          guard: 'wasSent',
          target: 'entering',
          actions: [
            'clearErrors',
            'forgetImage',
            assign(({ context: { mobile_of_sent, mobile } }) => ({
              captcha_id: null,
              asks_anew: false,
              mobile: mobile_of_sent ?? mobile,
              mobile_of_sent: null,
            })),
          ],
        },
        'code.leave': 'finished',
      },
      states: {
        /** A code was sent to this number recently, so another needs no captcha. A different number does. */
        again: {
          on: {
            'mobile.type': {
              target: 'captcha',
              actions: assign(({ context: { mobile }, event }) => ({
                mobile: event.mobile,
                mobile_of_sent: mobile,
                passed: false,
              })),
            },
            'code.send': { target: '#oneTimeCode.sending', actions: ['clearErrors', 'keepRequest'] },
          },
        },
        captcha: {
          initial: 'idle',
          states: {
            idle: { on: { 'captcha.slide': { target: 'proving', actions: 'clearErrors' } } },
            proving: {
              invoke: {
                id: 'passCaptcha',
                src: 'passCaptcha',
                input: ({ context: { purpose } }) => ({ purpose }),
                onDone: [
                  {
                    guard: isOutcome('passed'),
                    target: '#oneTimeCode.asking.image',
                    actions: assignOutcome('passed', ({ captcha_id }) => ({ captcha_id })),
                  },
                  { target: 'wrong', actions: assignOutcome('refused', ({ refusal }) => ({ refusal })) },
                ],
                onError: { target: 'failed', actions: 'setFault' },
              },
            },
            wrong: { on: { 'captcha.slide': { target: 'proving', actions: 'clearErrors' } } },
            /** The outcome is unknown, which does no harm: the next try gets a new captcha. */
            failed: {
              on: {
                'captcha.slide': { target: 'proving', actions: 'clearErrors' },
                'connection.back': { target: 'proving', actions: 'clearErrors' },
              },
            },
          },
        },
        image: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'drawImage',
                src: 'drawImage',
                input: ({ context }) => ({ captcha_id: context.captcha_id ?? '' }),
                onDone: [
                  {
                    guard: isOutcome('drawn'),
                    target: 'ready',
                    actions: assignOutcome('drawn', ({ image }) => ({ image })),
                  },
                  {
                    target: '#oneTimeCode.asking.captcha',
                    actions: assignOutcome('refused', ({ refusal }) => ({ refusal, captcha_id: null })),
                  },
                ],
                onError: { target: 'unloaded', actions: 'setFault' },
              },
            },
            unloaded: {
              on: {
                'image.renew': { target: 'loading', actions: 'forgetFault' },
                'connection.back': { target: 'loading', actions: 'forgetFault' },
              },
            },
            ready: {
              on: {
                'image.renew': { target: 'loading', actions: ['clearErrors', 'forgetImage'] },
                'image.skip': { target: 'working', actions: 'clearErrors' },
                'code.send': { target: '#oneTimeCode.sending', actions: ['clearErrors', 'keepRequest'] },
              },
            },
            working: {
              on: { 'image.renew': { target: 'loading', actions: 'forgetImage' } },
              invoke: {
                id: 'workInstead',
                src: 'workInstead',
                input: ({ context }) => ({ challenge: context.image?.challenge ?? null }),
                onDone: { target: 'worked', actions: assign(({ event }) => ({ solution: event.output.solution })) },
                onError: { target: 'ready', actions: 'setFault' },
              },
            },
            worked: { on: { 'code.send': { target: '#oneTimeCode.sending', actions: 'keepRequest' } } },
          },
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => requirePendingRequest(context),
        onDone: { target: 'routing', actions: assign(({ context, event }) => applyCodeOutcome(context, event.output)) },
        onError: 'checkingOutcome',
      },
    },
    checkingOutcome: {
      on: { 'code.leave': 'finished' },
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: ({ context }) => requirePendingRequest(context),
        onDone: { target: 'routing', actions: assign(({ context, event }) => applyCodeOutcome(context, event.output)) },
      },
    },
    entering: {
      initial: 'counting',
      on: {
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'code.enter': {
          target: 'finished',
          actions: assign(({ context: { sent, mobile }, event: { code } }) => ({
            entered: sent && { mobile, code, sent },
          })),
        },
        'mobile.change': { target: 'asking', actions: ['clearErrors', 'askAnew'] },
        'code.leave': 'finished',
      },
      states: {
        counting: {
          invoke: {
            id: 'untilMoment',
            src: 'untilMoment',
            input: ({ context }) => ({ at: context.sent?.resend_at ?? '' }),
            onDone: 'resendable',
            onError: 'resendable',
          },
        },
        resendable: {
          on: {
            'code.resend': {
              target: '#oneTimeCode.sending',
              actions: [
                'clearErrors',
                assign(({ context, event: { key } }) => ({
                  asks_anew: true,
                  passed: true,
                  request: buildResendCodeQuery(context, key),
                })),
              ],
            },
          },
        },
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => codeResultOf(context),
});
