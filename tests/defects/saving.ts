import type { Defect } from './defect.ts';

export const savingDefects: readonly Defect[] = [
  {
    name: 'a page does not know its own save whose answer was lost',
    in: 'knownSaves',
    node: '$1 === 0 ? $2 : [...$2, { writer, number }]',
    becomes: '$2',
  },
  {
    name: 'a save that failed is taken for the end of the draft',
    in: 'savingMachine',
    node: "'waiting'",
    becomes: "'closed'",
  },
  {
    name: 'what changes during a save is taken for saved',
    in: 'savingMachine',
    node: '$1 === $2 ? null : $1',
    becomes: 'null',
  },
  {
    name: 'a failed save drops what was entered',
    in: 'savingMachine',
    node: "{ sent: null, failures: $1 + 1, fault: 'error' in $2 ? faultOf($3) : null, }",
    becomes: "{ sent: null, text: null, failures: $1 + 1, fault: 'error' in $2 ? faultOf($3) : null, }",
  },
  {
    name: 'nothing is put away for a draft that has ended elsewhere',
    in: 'savingMachine',
    node: "'run.change': { actions: 'keepText' }",
    becomes: '',
  },
  {
    name: 'the version of another page is kept although this one’s was asked for',
    in: 'savingMachine',
    node: 'saved === null ? [] : [saved]',
    becomes: '[]',
  },
  {
    name: 'a page that is opened anew passes over what its tab has put away',
    in: 'draftOpeningOf',
    node: "{ kind: 'stashed', text, known }",
    becomes: "{ kind: 'kept', known }",
  },
  {
    name: 'a page that is opened anew forgets which saves its tab knows',
    in: 'draftOpeningOf',
    node: "{ kind: 'stashed', text, known }",
    becomes: "{ kind: 'stashed', text, known: [] }",
  },
  {
    name: 'what was entered in a draft that has ended elsewhere is not found again',
    in: 'draftOpeningOf',
    node: "{ kind: 'orphaned', text, known: [] }",
    becomes: "{ kind: 'kept', known: [] }",
  },
  {
    name: 'a save that comes late replaces a later one',
    in: 'canReplaceSave',
    node: '$1 === $2 && $3 <= $4',
    becomes: '$1 === $2',
  },
];
