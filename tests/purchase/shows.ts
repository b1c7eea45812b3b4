import { isDeepStrictEqual } from 'node:util';
import type { Stimulus } from '../../pathways/model.ts';
import type { Place } from '../../pathways/walk.ts';

/** What the machine would take, but no page offers: each with the reason. */
const notOffered = new Map([
  ['prepaid.set (account not granted)', 'an account without access stands in the list, switched off'],
]);

const changesSelection = /^(addon|service|prepaid|voucher|invite\.enter)/;

/** Whether a person can do this on a page: what is there already is not chosen once more. */
export function showsOnPage(from: Place, { label, event }: Stimulus, to: Place): boolean {
  if (notOffered.has(label)) return false;
  if (!changesSelection.test(event.type)) return true;
  return !isDeepStrictEqual(from.snapshot.context.selection, to.snapshot.context.selection);
}
