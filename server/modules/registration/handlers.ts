import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { confirmRegistration, findConfirmedRegistration, readRegistrationLink } from './confirm.ts';
import { resendMail, saveRegistration, termsIfOpen } from './save.ts';

export const registrationHandlers = {
  async registrationTerms(_request, { settings }) {
    const terms = termsIfOpen(settings);
    return terms === null ? refuse('registration_closed') : ok(terms);
  },

  registrationSave: ({ body, caller: holder, key }, deps) => saveRegistration({ body, holder, key }, deps),

  registrationResend: ({ body, caller: holder, key }, deps) => resendMail({ body, holder, key }, deps),

  registrationLinkRead: ({ body: { secret } }, deps) => readRegistrationLink(secret, deps),

  registrationConfirm: ({ body, caller: holder, network, key }, deps) =>
    confirmRegistration({ ...body, holder, network, key }, deps),

  async registrationConfirmed({ query: { region }, caller: holder }, deps) {
    return ok({ account: await findConfirmedRegistration(holder, region, deps) });
  },
} satisfies Handlers;
