import type { ReactNode } from 'react';
import type { ActionItems } from '#contract/entities/actionItems.ts';
import type { OrderTypeOffer, OwnedProduct } from '#contract/entities/product.ts';
import type { Tone } from '../../ui/Notice.tsx';
import type { Paths } from '../../ui/paths.ts';

/** An action item. */
export interface ActionItem {
  readonly id: string;
  readonly tone: Tone;
  readonly title: string;
  readonly detail: ReactNode;
  readonly amount?: ReactNode;
  /** Undefined if another party has to act: the main account, or the operator. */
  readonly action?: { readonly label: string; readonly href: string };
  readonly href?: string;
}

export interface ActionItemsInput {
  readonly attention: ActionItems;
  readonly products: readonly OwnedProduct[];
  readonly types: readonly OrderTypeOffer[];
  /** Only the main account applies for invoices and activates orders. */
  readonly isMain: boolean;
  readonly now: Date;
  readonly paths: Paths;
}
