import { overseasVerificationFlow } from '#machines/flows/verification/flow.ts';
import { overseasVerificationModel } from '#machines/flows/verification/model.ts';
import type { TestedFlow } from '../../flowkit/testedFlow.ts';
import { agreesWithForm, enterpriseEvents, enterpriseLocators, isEnterpriseUnderstood } from './enterprise.ts';

export const overseasVerification: TestedFlow = {
  name: 'overseasVerification',
  folder: import.meta.dirname,
  model: overseasVerificationModel,
  events: enterpriseEvents,
  stateLocators: enterpriseLocators,
  onPage: {
    // `understood` follows from the form's content.
    shows: ({ snapshot }, { event }) => agreesWithForm(snapshot.context, event),
    variantOf: ({ snapshot }) => String(isEnterpriseUnderstood(snapshot.context)),
  },
  flow: overseasVerificationFlow,
  unsaid: [
    {
      at: /^(?:verification\.refusal\.(?:code: (?:legal_person_mismatch|power_of_attorney_invalid)|fields\[\]\.field: (?:legal_person_\w+|power_of_attorney))|authorisation\.fadada_status: \w+|entered\.proof_method: attorney)$/,
      why: 'only companies of mainland China name a legal person and authorise',
    },
  ],
  refusesTexts: true,
  traces: {
    secrets: ['Example', '示例', '62478813', '+852', '123456', 'key-of', 'file-1', 'licence', 'seal cannot', '照片'],
  },
  page: { address: '/mall/auth', email: 'refused@hk.example', hasHeader: true },
  acceptedMutants: {
    'sneak path: overseasVerification.enterprise.license.provided enterprise.enter -> overseasVerification.enterprise.license.routing':
      'the licence that is there leads back at once, and what is typed is kept by the region beside',
    'sneak path: overseasVerification.enterprise.phone.provided enterprise.enter -> overseasVerification.enterprise.phone.routing':
      'the code that is there leads back at once, and what is typed is kept by the region beside',
    'transition retargeted: overseasVerification.enterprise.phone.missing xstate.done.actor.provePhone[1] -> overseasVerification.enterprise.phone.provided, now to overseasVerification.enterprise.phone.routing':
      'the code that was entered leads on at once',
    'transition retargeted: overseasVerification.submitting xstate.done.actor.submitVerification[2] -> overseasVerification.routing, now to overseasVerification.enterprise':
      'a refusal changes nothing of how the verification stands, which led to the form before',
  },
};
