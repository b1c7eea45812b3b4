import { assign, setup } from 'xstate';
import { faultIn } from '../kit/fault.ts';
import { faultsAfter } from '../kit/fieldFaults.ts';
import { answered, applyAnswer } from '../kit/outcome.ts';
import {
  type CodeEnding,
  type OneTimeCodeContext,
  type OneTimeCodeEvent,
  type OneTimeCodeInput,
  type OneTimeCodePorts,
  oneTimeCodePorts,
} from './oneTimeCodeTypes.ts';
import { beginWith, endingOf, requestBy, requestIn, resendBy, takeOutcome } from './oneTimeCodeUpdates.ts';

/**
 * Sends a code to a mobile and has it entered: a part that flows invoke as they invoke a port. It ends with the number and the code that
 * was entered for it, or with what was typed where it was given up. Whether the code is right is the server's to say, when the flow hands
 * it in; the flow invokes the part anew with what the part has ended with, and with the refusal.
 *
 * Life: somebody slides to confirm while the page works, reads an image or lets the page work longer instead, and asks for the code; it is
 * sent, entered, or after a while sent once more. Another code goes to the same number without captcha and image while the server allows
 * it, and from the captcha on where it does not.
 *
 * Invariants:
 * - What was asked for has one key, from before it is sent until it is known what has become of it: nobody is sent two codes for one
 *   intent, whatever is reloaded.
 * - An image is good for one code.
 * - The number belongs to the part while it runs: the flow takes it from what the part ends with.
 */
export const oneTimeCodeMachine = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    input: {} as OneTimeCodeInput,
    output: {} as CodeEnding,
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
    keepFault: assign(faultIn),
    forget: assign({ refusal: null, tries_left: null, retry_at: null, fault: null }),
    forgetFault: assign({ fault: null }),
    askAnew: assign(({ context: { mobile } }) => ({ asks_anew: true, passed: false, mobile_of_sent: mobile })),
    keepRequest: assign(({ context, event }) =>
      event.type === 'code.send' ? { request: requestBy(context, event) } : {},
    ),
    forgetImage: assign({ image: null, solution: null }),
  },
}).createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => beginWith(input),
  initial: 'sorting',
  states: {
    sorting: {
      always: [
        { guard: 'canEnter', target: 'entering' },
        { guard: 'hasPassed', target: 'asking.image' },
        { guard: 'canSendAgain', target: 'asking.again' },
        { target: 'asking' },
      ],
    },
    /** What a code costs is done, step by step, beside the number. */
    asking: {
      initial: 'captcha',
      on: {
        'form.checked': { actions: assign(({ context, event }) => faultsAfter(context, event)) },
        'mobile.type': { actions: assign(({ event }) => ({ mobile: event.mobile })) },
        'code.have': {
          guard: 'wasSent',
          target: 'entering',
          actions: [
            'forget',
            'forgetImage',
            assign(({ context: { mobile_of_sent, mobile } }) => ({
              captcha_id: null,
              asks_anew: false,
              mobile: mobile_of_sent ?? mobile,
              mobile_of_sent: null,
            })),
          ],
        },
        'code.leave': 'over',
      },
      states: {
        /** A code was sent to the number a short while ago: another number begins with the captcha. */
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
            'code.send': { target: '#oneTimeCode.sending', actions: ['forget', 'keepRequest'] },
          },
        },
        captcha: {
          initial: 'idle',
          states: {
            idle: { on: { 'captcha.slide': { target: 'proving', actions: 'forget' } } },
            proving: {
              invoke: {
                id: 'passCaptcha',
                src: 'passCaptcha',
                input: ({ context: { purpose } }) => ({ purpose }),
                onDone: [
                  {
                    guard: answered('passed'),
                    target: '#oneTimeCode.asking.image',
                    actions: applyAnswer('passed', ({ captcha_id }) => ({ captcha_id })),
                  },
                  { target: 'wrong', actions: applyAnswer('refused', ({ refusal }) => ({ refusal })) },
                ],
                onError: { target: 'failed', actions: 'keepFault' },
              },
            },
            wrong: { on: { 'captcha.slide': { target: 'proving', actions: 'forget' } } },
            /** Whether it was passed is not known, which does no harm: another is. */
            failed: {
              on: {
                'captcha.slide': { target: 'proving', actions: 'forget' },
                'connection.back': { target: 'proving', actions: 'forget' },
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
                    guard: answered('drawn'),
                    target: 'ready',
                    actions: applyAnswer('drawn', ({ image }) => ({ image })),
                  },
                  {
                    target: '#oneTimeCode.asking.captcha',
                    actions: applyAnswer('refused', ({ refusal }) => ({ refusal, captcha_id: null })),
                  },
                ],
                onError: { target: 'unloaded', actions: 'keepFault' },
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
                'image.renew': { target: 'loading', actions: ['forget', 'forgetImage'] },
                'image.skip': { target: 'working', actions: 'forget' },
                'code.send': { target: '#oneTimeCode.sending', actions: ['forget', 'keepRequest'] },
              },
            },
            working: {
              on: { 'image.renew': { target: 'loading', actions: 'forgetImage' } },
              invoke: {
                id: 'workInstead',
                src: 'workInstead',
                input: ({ context }) => ({ challenge: context.image?.challenge ?? null }),
                onDone: { target: 'worked', actions: assign(({ event }) => ({ solution: event.output.solution })) },
                onError: { target: 'ready', actions: 'keepFault' },
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
        input: ({ context }) => requestIn(context),
        onDone: { target: 'sorting', actions: assign(({ context, event }) => takeOutcome(context, event.output)) },
        onError: 'lookingUp',
      },
    },
    /** Whether it was sent is not known. */
    lookingUp: {
      on: { 'code.leave': 'over' },
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => requestIn(context),
        onDone: { target: 'sorting', actions: assign(({ context, event }) => takeOutcome(context, event.output)) },
      },
    },
    entering: {
      initial: 'counting',
      on: {
        'form.checked': { actions: assign(({ context, event }) => faultsAfter(context, event)) },
        'code.enter': {
          target: 'over',
          actions: assign(({ context: { sent, mobile }, event: { code } }) => ({
            entered: sent && { mobile, code, sent },
          })),
        },
        'mobile.change': { target: 'asking', actions: ['forget', 'askAnew'] },
        'code.leave': 'over',
      },
      states: {
        /** Until another code may be asked for. */
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
                'forget',
                assign(({ context, event: { key } }) => ({
                  asks_anew: true,
                  passed: true,
                  request: resendBy(context, key),
                })),
              ],
            },
          },
        },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => endingOf(context),
});
