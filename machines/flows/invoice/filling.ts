import { assign } from 'xstate';
import { fileUploadState } from '../../parts/fileUpload.ts';
import { invoiceSetup } from './setup.ts';
import { applyAreas, chooseArea } from './updates.ts';

export const letterState = invoiceSetup.createStateConfig({
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'hasLetter', target: 'provided' }, { target: 'missing' }] },
    missing: fileUploadState('notice_letter', { upload: 'uploadLetter', setFile: 'setLetter', next: 'entering' }),
    provided: {
      on: {
        'letter.replace': { guard: 'isLetterOpen', target: 'missing' },
        'letter.remove': { guard: 'isLetterOpen', target: 'missing', actions: 'removeLetter' },
      },
    },
  },
});

/** The mailing address of a paper invoice, and all typed fields. */
export const areasState = invoiceSetup.createStateConfig({
  initial: 'routing',
  on: {
    'application.enter': [
      { guard: 'becomesPaper', target: '.loading', actions: 'keepTyped' },
      { actions: 'keepTyped' },
    ],
    'area.choose': {
      guard: 'isOnOffer',
      target: '.loading',
      actions: assign(({ context, event }) => chooseArea(context, event.level, event.area)),
    },
  },
  states: {
    routing: { always: [{ guard: 'needsAreas', target: 'loading' }, { target: 'idle' }] },
    /** No address is needed. */
    idle: {},
    loading: {
      invoke: {
        id: 'loadAreas',
        src: 'loadAreas',
        input: ({ context: { record, entered } }) => ({
          zone: record?.use_zone ?? 'other',
          path: entered.area.map(({ area_id }) => area_id),
        }),
        onDone: [
          {
            guard: ({ context, event }) => applyAreas(context, event.output).area_is_whole === true,
            target: 'whole',
            actions: assign(({ context, event }) => applyAreas(context, event.output)),
          },
          {
            target: 'ready',
            actions: assign(({ context, event }) => applyAreas(context, event.output)),
          },
        ],
        onError: { target: 'failed', actions: 'setFault' },
      },
    },
    ready: {},
    whole: {},
    /** The areas cannot be loaded; everything else can be entered. */
    failed: { on: { 'areas.retry': 'loading', 'connection.back': 'loading' } },
  },
});
