import { enterpriseRead } from '#contract/calls/account.ts';
import { attentionRead } from '#contract/calls/attention.ts';
import { sessionList } from '#contract/calls/security.ts';
import { noticeList } from '#contract/calls/session.ts';
import { firstToActivate } from '#contract/entities/attention.ts';
import { needed } from '../services/load.ts';
import type { Services } from '../services/services.ts';

// What the pages of an account show, whoever it is.

/** Where the user is signed in. */
export const loadSecurity = ({ api }: Services) => needed(api.call(sessionList));

/** What the user has been told. */
export const loadNotices = ({ api }: Services) => needed(api.call(noticeList));

/** The enterprise that the user belongs to, and the order for whose activation its verification is needed first, where that is known. */
export async function loadEnterprise({ api }: Services) {
  const [enterprise, attention] = await Promise.all([needed(api.call(enterpriseRead)), api.call(attentionRead)]);
  return { enterprise, activationOf: attention.kind === 'ok' ? firstToActivate(attention.data) : undefined };
}
