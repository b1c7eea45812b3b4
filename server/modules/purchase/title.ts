import type { PriceLine } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';
import type { LocalizedText } from '#contract/languages.ts';
import { type Message, msg } from '../../texts/msg.ts';
import { inEveryLanguage } from '../../texts/textIn.ts';

const titles = {
  new: null,
  append: msg('Add-ons for {plan}'),
  renew: msg('{plan} renewal'),
  upgrade: msg('Upgrade to {plan}'),
  upgrade_renew: null,
} as const satisfies Record<OrderType, Message<'plan'> | null>;

export function titleOf(type: OrderType, plan: LocalizedText): LocalizedText {
  const title = titles[type];
  return title === null ? plan : inEveryLanguage((text, language) => text(title, { plan: plan[language] }));
}

/** Null if no line is a plan. */
export const planNameOf = (lines: readonly PriceLine[]): LocalizedText | null =>
  lines.find(({ kind }) => kind === 'plan')?.name ?? null;
