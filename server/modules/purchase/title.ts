import type { PriceLine } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';

const prefixes = {
  new: null,
  append: { en: 'Add to', 'zh-CN': '增购', 'zh-TW': '加購', ja: '追加購入' },
  renew: { en: 'Renew', 'zh-CN': '续费', 'zh-TW': '續約', ja: '更新' },
  upgrade: { en: 'Upgrade to', 'zh-CN': '升级至', 'zh-TW': '升級至', ja: 'アップグレード' },
  upgrade_renew: null,
} as const satisfies Record<OrderType, LocalizedText | null>;

/** What an order is called in lists: what is done, and with which plan. */
export function titleOf(type: OrderType, plan: LocalizedText): LocalizedText {
  const prefix = prefixes[type];
  if (prefix === null) return plan;
  return {
    en: `${prefix.en} ${plan.en}`,
    'zh-CN': `${prefix['zh-CN']}：${plan['zh-CN']}`,
    'zh-TW': `${prefix['zh-TW']}：${plan['zh-TW']}`,
    ja: `${prefix.ja}：${plan.ja}`,
  };
}

/** The plan's name on the lines of an order, if a line has it. */
export const planNameOf = (lines: readonly PriceLine[]): LocalizedText | null =>
  lines.find(({ kind }) => kind === 'plan')?.name ?? null;
