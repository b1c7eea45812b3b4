import type { LeafState } from '#src/flows/purchase/leaf.ts';
import { choosing, invites, prices } from './choosing.ts';
import { pages } from './pages.ts';
import type { Standing } from './standing.ts';
import type { Teller, Told } from './teller.ts';

const tellers: Readonly<Record<LeafState, Teller>> = { ...pages, ...prices, ...invites };

const nothing: Told = {
  heading: '',
  step: '',
  busy: false,
  rows: [],
  alerts: [],
  statuses: [],
  price: '',
  missing: [],
  closed: [],
  options: [],
  quantities: [],
  fields: [],
  buttons: [],
  links: [],
  timeline: [],
  says: [],
};

/** What the page has to tell where the machine stands in these leaf states. */
export function toldIn(leaves: readonly LeafState[], standing: Standing): Told {
  const takesInvite = standing.context.selection.order_type === 'new';
  const isChoosing = leaves.some((leaf) => leaf.startsWith('choosing.'));
  // The field of the recommendation, and with it how it stands, is there only where one counts.
  const heard = leaves.filter((leaf) => takesInvite || !leaf.startsWith('choosing.invite.'));
  const all = [...(isChoosing ? [choosing] : []), ...heard.map((leaf) => tellers[leaf])].map((tell) => tell(standing));
  const told: Told = Object.assign({}, nothing, ...all);
  return {
    ...told,
    statuses: all.flatMap(({ statuses = [] }) => statuses).toSorted(),
    buttons: all.flatMap(({ buttons = [] }) => buttons).toSorted(),
  };
}
