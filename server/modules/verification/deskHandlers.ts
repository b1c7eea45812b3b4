import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { acceptVerification, refuseVerification } from './decide.ts';
import { countVerifications, readDeskVerification, readDeskVerifications } from './deskVerifications.ts';
import { readLooks, writeLook } from './looks.ts';

const defaultPageSize = 50;

export const deskVerificationHandlers = {
  async deskVerificationList({ query }, { db }) {
    const { status, page_size = defaultPageSize, search = '' } = query;
    // One more than the page holds tells whether there are others.
    const found = await readDeskVerifications(db, { status, search, limit: page_size + 1 });
    const page = found.slice(0, page_size);
    return ok({ verifications: page, counts: await countVerifications(db), more: found.length > page_size });
  },

  async deskVerificationRead({ query, caller }, deps) {
    const { verification_id } = query;
    const found = await readDeskVerification(deps, verification_id);
    if (found === null) return refuse('not_found');
    // Whoever cannot be written down sees nothing.
    if (found.legal_person !== null) {
      await writeLook(deps, { verification_id, file_id: null, user_id: caller.user_id });
    }
    return ok({ ...found, looks: await readLooks(deps.db, verification_id) });
  },

  deskVerificationAccept: (request, deps) => acceptVerification(request, deps),

  deskVerificationRefuse: (request, deps) => refuseVerification(request, deps),
} satisfies Handlers;
