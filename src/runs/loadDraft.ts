import type { LoaderFunctionArgs } from 'react-router-dom';
import { flowDraftOpen } from '#contract/calls/session.ts';
import type { RunSubject } from '../ports/saving.ts';
import { readOrderLink } from '../services/orderLink.ts';
import { requireData } from '../services/requireData.ts';
import type { Services } from '../services/services.ts';

/** `tab` is the secret of the tab, on a page without a session; null loads the draft of the user. */
export const loadDraft = ({ api }: Pick<Services, 'api'>, about: RunSubject, tab: string | null = null) =>
  requireData(api.call(flowDraftOpen, { body: about, tab }));

export type LinkedDraft = Awaited<ReturnType<typeof loadLinkedDraft>>;

/**
 * Loads the draft of the tab about the order of a payment link. `page` makes the address of the page.
 * @throws LoadFailure if the link cannot name an order.
 */
export async function loadLinkedDraft(
  services: Services,
  args: LoaderFunctionArgs,
  { flow, page }: { readonly flow: string; readonly page: (order_id: string, token: string) => string },
) {
  const link = readOrderLink(services, args, page);
  const about = { flow, subject: link.order_id, token: link.token };
  return { link, draft: await loadDraft(services, about, services.tab.secret()) };
}
