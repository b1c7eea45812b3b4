import { enterpriseRead } from '#contract/calls/account.ts';
import { sessionList } from '#contract/calls/security.ts';
import { noticeList } from '#contract/calls/session.ts';
import { needed } from './load.ts';
import type { Services } from './services.ts';

// What the pages of an account show, whoever it is.

/** Where the user is signed in. */
export const loadSecurity = ({ api }: Services) => needed(api.call(sessionList));

/** What the user has been told. */
export const loadNotices = ({ api }: Services) => needed(api.call(noticeList));

/** The enterprise that the user belongs to. */
export const loadEnterprise = ({ api }: Services) => needed(api.call(enterpriseRead));
