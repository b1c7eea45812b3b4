import config from '../../../pathways.config.ts';
import type { TestedFlow } from '../../flowkit/testedFlow.ts';
import { agreesWithForm, enterpriseEvents, enterpriseLocators, isEnterpriseUnderstood } from './enterprise.ts';

/** Verifying an enterprise outside mainland China as its generated suites know it. */
export const overseasVerification: TestedFlow = {
  name: 'overseasVerification',
  folder: import.meta.dirname,
  model: config.models.overseasVerification,
  events: enterpriseEvents,
  stateLocators: enterpriseLocators,
  onPage: {
    // Whether a form is understood follows from what stands in it.
    shows: ({ snapshot }, { event }) => agreesWithForm(snapshot.context, event),
    variantOf: ({ snapshot }) => String(isEnterpriseUnderstood(snapshot.context)),
  },
};
