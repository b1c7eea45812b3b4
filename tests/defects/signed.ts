/**
 * Mutants that no suite can tell from their machine, by flow and by name, each with the reason. A signed mutant that dies,
 * or that no longer is one, has to go.
 */
export const signedMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  oneTimeCode: {
    'another initial state: oneTimeCode, now oneTimeCode.asking':
      'a suite begins with one input, which leads there; with a code that was sent it leads elsewhere, as the test beside the part shows',
  },
  invoice: {
    'sneak path: invoice.filling.letter.given application.enter -> invoice.filling.letter.entering':
      'the letter that is there leads back at once, and what is typed is kept by the region beside',
  },
};
