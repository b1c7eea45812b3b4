import type { PriceLine, ReducedVersionHint } from '#contract/entities/order.ts';
import type { VoucherReason } from '#contract/entities/product.ts';
import type { Selection } from '#contract/entities/selection.ts';
import type { Currency } from '#contract/money.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import type { Account, accounts } from './accounts.ts';

type ClientId = (typeof accounts)[Account]['client'];

/** A line of a price. `minor` is its amount in minor units, `ref` its subject. */
type Line = readonly [kind: PriceLine['kind'], ref: string, quantity: number, minor: number];

/** The seeded price list, or one with Growth at 13,800 instead of 12,800. */
export type Catalogue = 'ordinary' | 'raised';

export interface ExpectedPrice {
  readonly name: string;
  readonly client: ClientId;
  readonly selection: Selection;
  readonly catalogue: Catalogue;
  readonly currency: Currency;
  readonly price: Price | null;
  /** The server's refusal if there is no price. */
  readonly missing: ErrorName | null;
}

export interface Price {
  readonly total: number;
  /** Rest of a credit, in minor units; null if nothing is left. */
  readonly credit: number | null;
  readonly lines: readonly Line[];
  readonly hints: readonly ReducedVersionHint[];
  /** Vouchers that could be chosen too. */
  readonly usable: readonly string[];
  /** The chosen voucher that cannot be used. */
  readonly refused: string | null;
  /** Why each voucher cannot be used; null if it can. */
  readonly reasons: Readonly<Record<string, VoucherReason | null>>;
}

type ChosenSelection = Partial<Selection> & Pick<Selection, 'order_type'>;
type PriceExtras = Partial<Pick<Price, 'credit' | 'hints' | 'usable' | 'refused' | 'reasons'>> & {
  readonly catalogue?: Catalogue;
};

const currencies = {
  'client-cn': 'CNY',
  'client-new': 'CNY',
  'client-tw': 'TWD',
  'client-hk': 'USD',
} as const satisfies Record<ClientId, Currency>;

const expectedBase = (
  client: ClientId,
  name: string,
  chosen: ChosenSelection,
): Omit<ExpectedPrice, 'price' | 'missing'> => ({
  name,
  client,
  selection: { ...emptySelection, ...chosen },
  catalogue: 'ordinary',
  currency: currencies[client],
});

export const pricedFor =
  (client: ClientId) =>
  (
    name: string,
    chosen: ChosenSelection,
    total: number,
    lines: readonly Line[],
    more: PriceExtras = {},
  ): ExpectedPrice => ({
    ...expectedBase(client, name, chosen),
    catalogue: more.catalogue ?? 'ordinary',
    price: { credit: null, hints: [], usable: [], refused: null, reasons: {}, ...more, total, lines },
    missing: null,
  });

export const lackingFor =
  (client: ClientId) =>
  (name: string, chosen: ChosenSelection, missing: ErrorName): ExpectedPrice => ({
    ...expectedBase(client, name, chosen),
    price: null,
    missing,
  });
