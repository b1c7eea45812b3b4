/**
 * Mutants that no suite can tell from their machine, by flow and by name, each with the reason. A signed mutant that dies,
 * or that no longer is one, has to go.
 */
export const signedMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  invoice: {
    'transition dropped: invoice.filling.areas.idle application.enter[1] -> (stays)':
      'what is typed is then kept by the region around, which does the same; here it shows that nothing is mailed',
    'sneak path: invoice.filling.letter.given application.enter -> invoice.filling.letter.entering':
      'the letter that is there leads back at once, and what is typed is kept by the region beside',
  },
  mainlandVerification: {
    'sneak path: mainlandVerification.enterprise.license.given enterprise.enter -> mainlandVerification.enterprise.license.sorting':
      'the licence that is there leads back at once, and what is typed is kept by the region beside',
    'sneak path: mainlandVerification.enterprise.phone.given enterprise.enter -> mainlandVerification.enterprise.phone.sorting':
      'the code that is there leads back at once, and what is typed is kept by the region beside',
    'transition retargeted: mainlandVerification.enterprise.phone.asked xstate.done.actor.provePhone[1] -> mainlandVerification.enterprise.phone.given, now to mainlandVerification.enterprise.phone.sorting':
      'the code that was entered leads on at once',
  },
  overseasVerification: {
    'sneak path: overseasVerification.enterprise.license.given enterprise.enter -> overseasVerification.enterprise.license.sorting':
      'the licence that is there leads back at once, and what is typed is kept by the region beside',
    'sneak path: overseasVerification.enterprise.phone.given enterprise.enter -> overseasVerification.enterprise.phone.sorting':
      'the code that is there leads back at once, and what is typed is kept by the region beside',
    'transition retargeted: overseasVerification.enterprise.phone.asked xstate.done.actor.provePhone[1] -> overseasVerification.enterprise.phone.given, now to overseasVerification.enterprise.phone.sorting':
      'the code that was entered leads on at once',
    'transition retargeted: overseasVerification.submitting xstate.done.actor.submitVerification[2] -> overseasVerification.sorting, now to overseasVerification.enterprise':
      'a refusal changes nothing of how the verification stands, which led to the form before',
  },
};
