import { createHash } from 'node:crypto';
import { timeZones, zoneLanguages } from '#contract/entities/client.ts';
import type { DocumentKind } from '#contract/entities/document.ts';
import type { PriceLine } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';
import type { Language } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';
import type { Database } from '../../../db/database.ts';
import type { Settings } from '../../../settings/settings.ts';
import { memberWithClient } from '../../identity/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { payerOf } from '../../payments/index.ts';

/** Independent of the time of printing, so that equal content is printed once. */
export interface DocumentContent {
  readonly document: DocumentKind;
  readonly language: Language;
  readonly order_no: string;
  readonly order_type: OrderType;
  /** The date of the order in the client's time zone. */
  readonly ordered_on: string;
  readonly seller: string;
  readonly buyer: string;
  /** Null if the payer is unknown or is the client. */
  readonly payer: string | null;
  readonly lines: readonly Pick<PriceLine, 'name' | 'quantity' | 'years' | 'amount'>[];
  readonly total: Money;
  /** Null for the rest of the running term. */
  readonly years: number | null;
  /** The hash of all other fields. */
  readonly hash: string;
}

interface DocumentContentQuery {
  readonly order: OrderRow;
  readonly document: DocumentKind;
  /** Printed in the language of this user. */
  readonly user_id: string;
}

export async function readDocumentContent(
  db: Database,
  { order, document, user_id }: DocumentContentQuery,
  { settings }: { readonly settings: Pick<Settings, 'transfer_account'> },
): Promise<DocumentContent> {
  const { user, client } = await memberWithClient(db, { user_id });
  const payer = await payerOf(db, order.order_id);
  const timeZone = timeZones[client.use_zone] ?? 'UTC';
  const said = {
    document,
    language: user.user_language ?? zoneLanguages[client.use_zone],
    order_no: order.order_no,
    order_type: order.order_type,
    ordered_on: new Intl.DateTimeFormat('en-CA', { timeZone }).format(order.created_at),
    seller: settings.transfer_account.beneficiary,
    buyer: client.full_name,
    payer: payer === client.full_name ? null : payer,
    lines: order.lines.map(({ name, quantity, years, amount }) => ({ name, quantity, years, amount })),
    total: { minor: order.amount, currency: order.currency },
    years: order.lines.find(({ kind }) => kind === 'plan')?.years ?? null,
  };
  return { ...said, hash: createHash('sha256').update(JSON.stringify(said)).digest('hex') };
}
