/**
 * Mutants that no suite can tell from their machine, by flow and by name, each with the reason. A signed mutant that dies,
 * or that no longer is one, has to go.
 */
export const signedMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  invoice: {
    'sneak path: invoice.filling.letter.given application.enter -> invoice.filling.letter.entering':
      'the letter that is there leads back at once, and what is typed is kept by the region beside',
  },
};
