import { flowDraftOpen } from '#contract/calls/session.ts';
import type { RunSubject } from '../ports/saving.ts';
import { needed } from '../services/load.ts';
import type { Services } from '../services/services.ts';

/**
 * Loads the draft that a page of a flow works on: the user's, or on a page that is opened without signing in that of its
 * tab, by the tab's secret.
 */
export const loadDraft = ({ api }: Pick<Services, 'api'>, about: RunSubject, tab: string | null = null) =>
  needed(api.call(flowDraftOpen, { body: about, tab }));
