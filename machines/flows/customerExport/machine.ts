import { assign, setup } from 'xstate';
import { applyErrorEvent } from '../../kit/fault.ts';
import { applyFormChecked, noFieldFaults } from '../../kit/fieldFaults.ts';
import { isRefusedWith } from '../../kit/outcome.ts';
import { routesByPhase } from '../../kit/routing.ts';
import { beginReasons, phaseOf, revisionOf } from './reasons.ts';
import {
  defaultUserInput,
  type ExportChildren,
  type ExportContext,
  type ExportEvent,
  type ExportMachineInput,
  exportPorts,
} from './types.ts';
import {
  applyLookupResult,
  applyOutcome,
  applyView,
  buildBeginExportQuery,
  buildExportIdQuery,
  dismiss,
  msUntilFileExpires,
  staleDataRefusals,
} from './updates.ts';

const exportSetup = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    input: {} as ExportMachineInput,
    children: {} as ExportChildren,
  },
  actors: exportPorts,
  guards: {
    canBegin: ({ context, event }) =>
      event.type === 'export.begin' && event.days !== null && beginReasons(context).length === 0,
    canResume: ({ context }) => context.view?.job?.can.resume === true,
  },
  actions: {
    setFault: assign(applyErrorEvent),
    keepChosen: assign(({ context: { chosen }, event }) => {
      switch (event.type) {
        case 'format.choose':
          return { chosen: { ...chosen, format: event.format } };
        case 'columns.choose':
          return { chosen: { ...chosen, columns: [...event.columns] } };
        case 'stages.choose':
          return { chosen: { ...chosen, stages: [...event.stages] } };
        case 'department.choose':
          return { chosen: { ...chosen, department_id: event.department_id } };
        case 'days.enter':
          return { chosen: { ...chosen, ...event.typed } };
        case 'export.begin':
          return { chosen: { ...chosen, ...event.days } };
        default:
          return {};
      }
    }),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    dismiss: assign(({ context }) => dismiss(context)),
    clearErrors: assign({ refusal: null, fault: null, nothing_begun: false }),
  },
});

const choiceTransition = { actions: 'keepChosen' } as const;

/**
 * A user exports customers to a file.
 *
 * Life: the exportable customers and a running export are read; the user chooses columns, format and customers and
 * starts the export; its progress is followed until the file can be downloaded. It can be cancelled; an export that
 * ended without a file can resume where it stopped. The file expires. After the end of one export another can be
 * started at any time.
 *
 * Invariants:
 * - Each attempt has its own key, which survives a reload: an export starts once.
 * - If the start is not answered, the export is looked up; until its state is known nothing else is offered.
 * - An expired file is not offered.
 * - Without the permission to export, the user sees only that, even if an earlier export exists.
 */
export const customerExportMachine = exportSetup.createMachine({
  id: 'customerExport',
  context: ({ input: { key, userInput } }) => ({
    key,
    attempt: 1,
    view: null,
    chosen: userInput ?? defaultUserInput,
    dismissed: null,
    refusal: null,
    fault: null,
    ...noFieldFaults,
    nothing_begun: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readExport',
        src: 'readExport',
        input: ({ context: { dismissed } }) => ({ dismissed }),
        onDone: { target: 'routing', actions: assign(({ event }) => applyView(event.output)) },
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    routing: {
      always: [
        ...routesByPhase(phaseOf, {
          denied: 'denied',
          underWay: 'underWay',
          ready: 'ready',
          stopped: 'stopped',
          open: null,
        }),
        { target: 'choosing' },
      ],
    },
    loadFailed: { on: { 'export.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    denied: { on: { 'export.check': 'reading', 'flow.resume': 'reading' } },
    choosing: {
      on: {
        'format.choose': choiceTransition,
        'columns.choose': choiceTransition,
        'stages.choose': choiceTransition,
        'department.choose': choiceTransition,
        'days.enter': choiceTransition,
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'export.begin': { guard: 'canBegin', target: 'beginning', actions: ['clearErrors', 'keepChosen'] },
        'flow.resume': 'reading',
      },
    },
    beginning: {
      exit: 'endAttempt',
      invoke: {
        id: 'beginExport',
        src: 'beginExport',
        input: ({ context }) => buildBeginExportQuery(context),
        onDone: [
          {
            guard: isRefusedWith(...staleDataRefusals),
            target: 'reading',
            actions: assign(({ event }) => applyOutcome(event.output)),
          },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: { target: 'checkingOutcome', actions: 'setFault' },
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: ({ context: { dismissed } }) => ({ dismissed, seen: '' }),
        onDone: {
          target: 'routing',
          actions: assign(({ context, event }) => applyLookupResult(context, event.output)),
        },
      },
      on: { 'flow.resume': 'reading' },
    },
    underWay: {
      invoke: {
        id: 'watchExport',
        src: 'watchExport',
        input: ({ context: { dismissed, view } }) => ({ dismissed, seen: revisionOf(view) }),
        onDone: { target: 'routing', actions: assign(({ event }) => applyView(event.output)) },
      },
      on: { 'export.cancel': { target: 'cancelling', actions: 'clearErrors' }, 'flow.resume': 'reading' },
    },
    cancelling: {
      invoke: {
        id: 'cancelExport',
        src: 'cancelExport',
        input: ({ context }) => buildExportIdQuery(context),
        onDone: [
          { guard: isRefusedWith(...staleDataRefusals), target: 'reading' },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: { target: 'routing', actions: 'setFault' },
      },
      on: { 'flow.resume': 'reading' },
    },
    resuming: {
      invoke: {
        id: 'resumeExport',
        src: 'resumeExport',
        input: ({ context }) => buildExportIdQuery(context),
        onDone: [
          { guard: isRefusedWith(...staleDataRefusals), target: 'reading' },
          { target: 'routing', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: { target: 'checkingOutcome', actions: 'setFault' },
      },
      on: { 'flow.resume': 'reading' },
    },
    /** It ended without a file, or its file has expired. */
    stopped: {
      on: {
        'export.resume': { guard: 'canResume', target: 'resuming', actions: 'clearErrors' },
        'export.renew': { target: 'choosing', actions: ['clearErrors', 'dismiss'] },
        'flow.resume': 'reading',
      },
    },
    ready: {
      invoke: {
        id: 'untilExpiry',
        src: 'untilExpiry',
        input: ({ context }) => ({ ms: msUntilFileExpires(context) }),
        onDone: 'reading',
        onError: 'reading',
      },
      on: { 'export.renew': { target: 'choosing', actions: ['clearErrors', 'dismiss'] }, 'flow.resume': 'reading' },
    },
  },
});
