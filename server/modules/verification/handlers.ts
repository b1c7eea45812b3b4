import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { checkNumber, limitTakenNumbers } from '../enterprises/index.ts';
import { clientOf } from '../identity/index.ts';
import { logAccess, readAccessLog } from './accessLog.ts';
import { acceptVerification, refuseVerification } from './decide.ts';
import { countVerifications, readDeskVerification, readDeskVerifications } from './deskVerifications.ts';
import { servePowerOfAttorney } from './powerOfAttorney/serve.ts';
import { readVerification } from './readVerification.ts';
import { submitVerification } from './submit.ts';

export const verificationHandlers = {
  async clientVerification({ query, caller, language }, deps) {
    // Another client's verification is answered like a missing one.
    if (query.client_id !== undefined && query.client_id !== caller.client_id) return refuse('not_found');
    return ok(await readVerification(deps, caller, language));
  },

  powerOfAttorneyRead: (request, deps) => servePowerOfAttorney(request, deps),

  async verificationSave(request, deps) {
    return limitTakenNumbers(await submitVerification(request, deps), request.caller.client_id, deps);
  },

  async verificationSearch({ query, caller }, deps) {
    const { client_id } = caller;
    const { use_zone: zone } = await clientOf(deps.db, caller);
    const { number, valid, taken, register } = await checkNumber(deps, { zone, number: query.credit_code, client_id });
    return ok({ credit_code: number, valid, taken, checked: register === 'listed' || !valid });
  },
} satisfies Handlers;

const defaultPageSize = 50;

export const deskVerificationHandlers = {
  async deskVerificationList({ query }, { db }) {
    const { status, page_size = defaultPageSize, search = '' } = query;
    // One row more than the page shows whether there are others.
    const found = await readDeskVerifications(db, { status, search, limit: page_size + 1 });
    const page = found.slice(0, page_size);
    return ok({ verifications: page, counts: await countVerifications(db), more: found.length > page_size });
  },

  async deskVerificationRead({ query, caller }, deps) {
    const { verification_id } = query;
    const found = await readDeskVerification(deps, verification_id);
    if (found === null) return refuse('not_found');
    // If this record cannot be written, the call fails: no reviewer reads personal data without a record of it.
    if (found.legal_person !== null) {
      await logAccess(deps, { verification_id, file_id: null, user_id: caller.user_id });
    }
    return ok({ ...found, looks: await readAccessLog(deps.db, verification_id) });
  },

  deskVerificationAccept: (request, deps) => acceptVerification(request, deps),

  deskVerificationRefuse: (request, deps) => refuseVerification(request, deps),
} satisfies Handlers;
