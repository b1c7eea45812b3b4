import type { ReactNode } from 'react';
import type { Attention } from '#contract/entities/attention.ts';
import type { OwnedProduct, TypeOffer } from '#contract/entities/product.ts';
import type { Tone } from '../../ui/Notice.tsx';
import type { Paths } from '../../ui/paths.ts';

/** Something that waits: what it is, by when, and where it is done. */
export interface Matter {
  readonly id: string;
  readonly tone: Tone;
  readonly title: string;
  readonly detail: ReactNode;
  readonly amount?: ReactNode;
  /** Where it is done; left out where somebody else has to do something. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Where it is read about. */
  readonly href?: string;
}

/** What is known of all that waits. */
export interface Waiting {
  readonly attention: Attention;
  readonly products: readonly OwnedProduct[];
  readonly types: readonly TypeOffer[];
  /** Whether the main account reads it, which alone applies for invoices and activates. */
  readonly isMain: boolean;
  readonly now: Date;
  readonly paths: Paths;
}
