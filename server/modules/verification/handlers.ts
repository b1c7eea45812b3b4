import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { checkNumber, tellingTaken } from '../enterprises/index.ts';
import { clientOf } from '../identity/index.ts';
import { servePowerOfAttorney } from './powerOfAttorney/serve.ts';
import { readVerification } from './readVerification.ts';
import { submitVerification } from './submit.ts';

export const verificationHandlers = {
  async clientVerification({ query, caller, language }, deps) {
    // Another's verification is one that does not exist.
    if (query.client_id !== undefined && query.client_id !== caller.client_id) return refuse('not_found');
    return ok(await readVerification(deps, caller, language));
  },

  powerOfAttorneyRead: (request, deps) => servePowerOfAttorney(request, deps),

  async verificationSave(request, deps) {
    return tellingTaken(await submitVerification(request, deps), request.caller.client_id, deps);
  },

  async verificationSearch({ query, caller }, deps) {
    const { client_id } = caller;
    const { use_zone: zone } = await clientOf(deps.db, caller);
    const { number, valid, taken, register } = await checkNumber(deps, { zone, number: query.credit_code, client_id });
    return ok({ credit_code: number, valid, taken, checked: register === 'listed' || !valid });
  },
} satisfies Handlers;
