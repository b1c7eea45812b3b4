import type { PersonEvent, PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { Say } from '../../browser/words.ts';

/** Where the machine stands, for those who tell of it. */
export interface Standing {
  readonly say: Say;
  readonly context: PurchaseContext;
  readonly can: (event: PersonEvent) => boolean;
}
