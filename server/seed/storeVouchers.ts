import type { OrderType, Voucher } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import type { Currency, Money } from '#contract/money.ts';
import { balanceOf } from '#machines/lifecycles/vouchers.ts';
import type { Prices } from '../modules/catalogue/tables.ts';
import type { vouchers } from '../modules/vouchers/tables.ts';
import { inAllLanguages, wholePrices } from './storePlans.ts';

type Row = typeof vouchers.$inferInsert;

interface DemoVoucher {
  readonly id: string;
  readonly holder: Voucher['holder'];
  readonly name: LocalizedText;
  readonly worth: { readonly percent: number } | { readonly amount: Prices };
  readonly minimum?: Prices;
  readonly order_types?: readonly OrderType[];
  readonly plan_ids?: readonly string[];
  /** From and until, in days from now. */
  readonly valid: readonly [number, number];
  readonly foreign?: true;
  readonly used?: true;
  /** If omitted, spent in one order. */
  readonly in_parts?: true;
}

/** Usable ones, and one for each reason against a voucher. */
const demoVouchers: readonly DemoVoucher[] = [
  {
    id: 'agency-10',
    holder: 'agency',
    name: inAllLanguages('Partner voucher, 10% off', '代理商 9 折券', '代理商 9 折券', '代理店クーポン（10%割引）'),
    worth: { percent: 10 },
    valid: [-60, 180],
  },
  {
    id: 'agency-500',
    holder: 'agency',
    name: inAllLanguages('Partner voucher', '代理商优惠券', '代理商折價券', '代理店クーポン'),
    worth: { amount: wholePrices(500, 75, 2_400, 11_000) },
    valid: [-60, 150],
  },
  {
    id: 'agency-ended',
    holder: 'agency',
    name: inAllLanguages(
      'Partner voucher of last season',
      '代理商优惠券（上一季）',
      '代理商折價券（上一季）',
      '代理店クーポン（前期分）',
    ),
    worth: { amount: wholePrices(800, 120, 3_800, 18_000) },
    valid: [-200, -20],
  },
  {
    id: 'welcome',
    holder: 'client',
    name: inAllLanguages('Welcome voucher', '新客优惠券', '新客折價券', 'ウェルカムクーポン'),
    worth: { amount: wholePrices(200, 30, 900, 4_500) },
    valid: [-30, 90],
    in_parts: true,
  },
  {
    id: 'large-order',
    holder: 'client',
    name: inAllLanguages('Voucher for large orders', '大额订单满减券', '大額訂單滿額折價券', '大口注文クーポン'),
    worth: { amount: wholePrices(1_500, 220, 7_000, 33_000) },
    minimum: wholePrices(30_000, 4_500, 140_000, 660_000),
    valid: [-30, 120],
  },
  {
    id: 'renewal-5',
    holder: 'client',
    name: inAllLanguages('Renewal voucher, 5% off', '续费 95 折券', '續約 95 折券', '更新専用クーポン（5%割引）'),
    worth: { percent: 5 },
    order_types: ['renew', 'upgrade_renew'],
    valid: [-30, 200],
  },
  {
    id: 'flagship',
    holder: 'client',
    name: inAllLanguages('Flagship voucher', '旗舰版专享券', '旗艦版專屬折價券', 'フラッグシップ限定クーポン'),
    worth: { amount: wholePrices(3_000, 450, 14_000, 65_000) },
    plan_ids: ['flagship'],
    valid: [-30, 200],
  },
  {
    id: 'abroad',
    holder: 'client',
    name: inAllLanguages('Voucher of another region', '其他地区专用券', '其他地區專用折價券', '他地域専用クーポン'),
    worth: { amount: wholePrices(300, 45, 1_400, 6_500) },
    foreign: true,
    in_parts: true,
    valid: [-30, 200],
  },
  {
    id: 'next-season',
    holder: 'client',
    name: inAllLanguages('Voucher of next season', '下一季优惠券', '下一季折價券', '来期のクーポン'),
    worth: { percent: 15 },
    valid: [45, 135],
  },
  {
    id: 'last-season',
    holder: 'client',
    name: inAllLanguages('Voucher of last season', '上一季优惠券', '上一季折價券', '前期のクーポン'),
    worth: { percent: 12 },
    valid: [-135, -45],
  },
  {
    id: 'credit-note',
    holder: 'client',
    name: inAllLanguages(
      'Goodwill credit, covers a whole order',
      '服务补偿券（可全额抵扣）',
      '服務補償折價券（可全額折抵）',
      'お詫びクーポン（全額充当可）',
    ),
    worth: { amount: wholePrices(200_000, 30_000, 950_000, 4_500_000) },
    valid: [-10, 240],
    in_parts: true,
  },
  {
    id: 'first-order',
    holder: 'client',
    name: inAllLanguages('First-order voucher', '首单立减券', '首購折價券', '初回注文クーポン'),
    worth: { amount: wholePrices(300, 45, 1_400, 6_500) },
    valid: [-500, 165],
    used: true,
  },
];

const dayMs = 86_400_000;

interface VoucherClient {
  readonly client_id: string;
  readonly short: string;
  readonly currency: Currency;
}

/** Leaves out the used voucher if `used_by` is null. */
export const vouchersOf = (client: VoucherClient & { readonly used_by: string | null }, now: Date): Row[] =>
  demoVouchers
    .filter(({ used }) => used !== true || client.used_by !== null)
    .map((voucher) => voucherFor(voucher, client, now));

/** As it was before it was spent. */
export function firstOrderVoucher(client: VoucherClient, now: Date): Voucher {
  const spent = demoVouchers.find(({ used }) => used);
  if (spent === undefined) throw new Error('no voucher of the demo is spent');
  const { client_id: _client, valid_from, valid_until, ...voucher } = voucherFor(spent, client, now);
  const dates = { valid_from: valid_from.toISOString(), valid_until: valid_until.toISOString() };
  return { ...voucher, ...dates, ...balanceOf(voucher, []) };
}

function voucherFor(voucher: DemoVoucher, client: VoucherClient, now: Date) {
  const currency = voucher.foreign ? otherCurrency(client.currency) : client.currency;
  const money = (prices: Prices): Money => ({ minor: prices[currency], currency });
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  const { minimum } = voucher;
  const worth: Voucher['worth'] =
    'percent' in voucher.worth
      ? { kind: 'percent', percent: voucher.worth.percent }
      : { kind: 'amount', amount: money(voucher.worth.amount) };
  return {
    voucher_id: `${client.short}-${voucher.id}`,
    client_id: client.client_id,
    holder: voucher.holder,
    name: voucher.name,
    worth,
    minimum: minimum === undefined ? null : money(minimum),
    order_types: [...(voucher.order_types ?? [])],
    plan_ids: [...(voucher.plan_ids ?? [])],
    valid_from: at(voucher.valid[0]),
    valid_until: at(voucher.valid[1]),
    spend: voucher.in_parts ? ('in_parts' as const) : ('once' as const),
  };
}

const otherCurrency = (currency: Currency): Currency => (currency === 'USD' ? 'CNY' : 'USD');
