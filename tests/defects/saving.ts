import type { Defect } from './defect.ts';

const machine = 'machines/shell/saving/machine.ts';
const stash = 'machines/shell/saving/stash.ts';

/** What could go wrong in keeping a run, and in the rule that it shares with the server. */
export const savingDefects: readonly Defect[] = [
  {
    name: 'a page does not know its own save whose answer was lost',
    file: machine,
    find: 'newestOf(number === 0 ? known : [...known, { writer, number }])',
    replace: 'newestOf(known)',
  },
  {
    name: 'a save that failed is taken for the end of the draft',
    file: machine,
    find: "onError: { target: 'waiting', actions: 'noteFailure' }",
    replace: "onError: { target: 'closed', actions: 'noteFailure' }",
  },
  {
    name: 'what changes during a save is taken for saved',
    file: machine,
    find: 'text: context.text === context.sent ? null : context.text,',
    replace: 'text: null,',
  },
  {
    name: 'a failed save drops what was entered',
    file: machine,
    find: 'sent: null,\n      failures: context.failures + 1,',
    replace: 'sent: null,\n      text: null,\n      failures: context.failures + 1,',
  },
  {
    name: 'nothing is put away for a draft that has ended elsewhere',
    file: machine,
    find: "    'run.change': { actions: 'keepText' },\n    'run.end'",
    replace: "    'run.end'",
  },
  {
    name: 'the version of another page is kept although this one’s was asked for',
    file: machine,
    find: "known: event.output.kind === 'open' && event.output.saved !== null ? [event.output.saved] : [],",
    replace: 'known: [],',
  },
  {
    name: 'a page that is opened anew passes over what its tab has put away',
    file: stash,
    find: "return { kind: 'stashed', text, known };",
    replace: "return { kind: 'kept', known };",
  },
  {
    name: 'a page that is opened anew forgets which saves its tab knows',
    file: stash,
    find: "return { kind: 'stashed', text, known };",
    replace: "return { kind: 'stashed', text, known: [] };",
  },
  {
    name: 'what was entered in a draft that has ended elsewhere is not found again',
    file: stash,
    find: "if (isOrphaned) return { kind: 'orphaned', text, known: [] };",
    replace: "if (isOrphaned) return { kind: 'kept', known: [] };",
  },
  {
    name: 'a save that comes late replaces a later one',
    file: 'machines/lifecycles/draft.ts',
    find: 'writer === kept.writer && kept.number <= number',
    replace: 'writer === kept.writer',
  },
];
