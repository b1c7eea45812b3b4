import { z } from 'zod/mini';
import { verificationFilter } from '#contract/calls/deskVerifications.ts';

/** The list of verifications that an address names. */
export function verificationQueueIn(request: Request) {
  const asked = new URL(request.url).searchParams;
  const status = z.catch(verificationFilter, 'pending').parse(asked.get('status'));
  const search = asked.get('search')?.slice(0, 100) ?? '';
  return { status, search, query: { status, ...(search !== '' && { search }) } };
}
