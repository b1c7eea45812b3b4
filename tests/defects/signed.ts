const nothingIsTold = 'nothing is told of an attempt where it is left: whatever leads there has forgotten it';

/**
 * Mutants that no suite can tell from their machine, by flow and by name, each with the reason. A signed mutant that dies,
 * or that no longer is one, has to go.
 */
export const signedMutants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  upload: {
    'guard dropped: upload.choosing phone.ask[0] -> upload.handedOver':
      'a suite begins with one input, which can be handed over; what cannot is asked of by the test beside the part',
  },
  securityTip: {
    'action dropped: securityTip.shown on exit, action 0 xstate.cancel':
      'where it leads nothing waits for the time, and nothing that happens to it counts any more',
  },
  oneTimeCode: {
    'another initial state: oneTimeCode, now oneTimeCode.asking':
      'a suite begins with one input, which leads there; with a code that was sent it leads elsewhere, as the test beside the part shows',
  },
  invoice: {
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
  appointment: {
    'action dropped: appointment.list standing.show[0] -> appointment.reading, action 0 forget': nothingIsTold,
    'action dropped: appointment.category category.choose[0] -> appointment.loadingTimes, action 0 forget':
      nothingIsTold,
    'action dropped: appointment.category answers.change[0] -> appointment.questions, action 0 forget': nothingIsTold,
    'action dropped: appointment.category booking.leave[0] -> appointment.sorting, action 0 forget': nothingIsTold,
    'action dropped: appointment.confirming appointment.cancel[0] -> appointment.cancelling, action 0 forget':
      nothingIsTold,
    'action dropped: appointment.confirming booking.leave[0] -> appointment.sorting, action 0 forget': nothingIsTold,
    'action dropped: appointment.confirming flow.resume[0] -> appointment.reading, action 0 forget': nothingIsTold,
    'action dropped: appointment.time time.confirm[0] -> appointment.moving, action 0 forget': nothingIsTold,
    'transition retargeted: appointment.contact.asked xstate.done.actor.provePhone[1] -> appointment.contact.given, now to appointment.contact.sorting':
      'the code that was entered leads on at once',
  },
  purchase: {
    'transition retargeted: purchase.choosing.invite invite.enter[0] -> purchase.choosing.invite.deciding, now to purchase.choosing.invite.empty':
      'the examples have one code that is good: once verified it is emptied, and no page enters it once more',
  },
  registration: {
    'transition retargeted: registration.entering.asked xstate.done.actor.provePhone[1] -> registration.entering.given, now to registration.entering.sorting':
      'the code that was entered leads on at once',
  },
};
