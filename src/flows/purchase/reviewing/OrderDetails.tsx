import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { List } from '@mantine/core';
import {
  addonsByEffect,
  addonsInOrder,
  planOfSelection,
  productOfSelection,
  servicesOnOffer,
} from '#machines/flows/purchase/selection.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { termBeforeActivation } from '#machines/lifecycles/productTerms.ts';
import { orderTypeLabels } from '#src/i18n/orderLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { useTermText } from '#src/i18n/useTermText.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { DetailList, type DetailRow } from '#src/ui/DetailList.tsx';
import { AllowanceText } from '../choosing/AllowanceText.tsx';

export function OrderDetails({ context }: { readonly context: PurchaseContext }) {
  return <DetailList rows={useRows(context)} />;
}

function useRows(context: PurchaseContext): readonly DetailRow[] {
  const { t } = useLingui();
  const { text } = useFormats();
  const { facts, selection } = context;
  const termRows = useTermRows(context);
  if (facts === null) return [];
  const plan = facts.plans.find(({ plan_id }) => plan_id === planOfSelection(facts, selection));
  const owned = productOfSelection(facts, selection);
  const account = facts.ad_accounts.find(({ cid }) => cid === selection.prepaid?.cid);
  const packed = (item: string, unit: string) => t`${item} (${unit})`;
  const counted = (addons: ReturnType<typeof addonsInOrder>): readonly CountedItem[] =>
    addons.map(({ addon: { addon_id, name, unit, unit_size }, quantity }) => ({
      id: addon_id,
      words: unit_size > 1 ? packed(text(name), text(unit)) : text(name),
      quantity,
    }));
  // If the plan stays, so do the add-ons: they are not listed.
  const kept = selection.plan_id === null ? [] : addonsByEffect(facts, selection, 'stays');
  const services = servicesOnOffer(facts, selection).map(({ service_id, name }) => ({
    id: service_id,
    words: text(name),
    quantity: selection.services[service_id] ?? 0,
  }));
  const rows: (DetailRow | null)[] = [
    { id: 'client', label: <Trans>Buyer</Trans>, value: <strong>{facts.full_name}</strong> },
    { id: 'type', label: <Trans>Order type</Trans>, value: t(orderTypeLabels[selection.order_type]) },
    owned === undefined ? null : { id: 'owned', label: <Trans>Product</Trans>, value: text(owned.name) },
    plan === undefined || (owned !== undefined && selection.plan_id === null)
      ? null
      : {
          id: 'plan',
          label: <Trans>Plan</Trans>,
          value: (
            <>
              {text(plan.name)}
              <AllowanceText allowance={plan.allowance} />
            </>
          ),
        },
    ...termRows,
    list(
      'addons',
      addonsByEffect(facts, selection, 'renewed').length > 0 ? (
        <Trans>Add-ons, including current ones</Trans>
      ) : (
        <Trans>Add-ons</Trans>
      ),
      counted(addonsInOrder(facts, selection)),
    ),
    list('kept', <Trans>Add-ons you keep</Trans>, counted(kept)),
    list('services', <Trans>Services</Trans>, services),
    account === undefined
      ? null
      : {
          id: 'prepaid',
          label: <Trans>Prepaid advertising</Trans>,
          value: (
            <>
              {account.name} · {account.cid} ·{' '}
              <MoneyText money={{ minor: selection.prepaid?.amount_minor ?? 0, currency: facts.currency }} />
            </>
          ),
        },
    selection.invite_code === '' || !orderTypeRules[selection.order_type].takesRecommendation
      ? null
      : { id: 'recommendation', label: <Trans>Recommendation code</Trans>, value: selection.invite_code },
  ];
  return rows.filter((row) => row !== null);
}

/** Start and end only as far as they are known before the activation. */
function useTermRows({ selection, quote, previous_quote }: PurchaseContext): readonly DetailRow[] {
  const termText = useTermText();
  const price = quote ?? previous_quote;
  const term =
    price?.period == null ? null : termBeforeActivation(selection.order_type, price.period, price.expires_at);
  if (term?.kind === 'years') return [{ id: 'term', label: <Trans>Term</Trans>, value: termText(term) }];
  const years = selection.years !== null && {
    id: 'years',
    label: <Trans>Term</Trans>,
    value: <Plural value={selection.years} one="# year" other="# years" />,
  };
  const period = term !== null && { id: 'period', label: <Trans>Period</Trans>, value: termText(term) };
  return [years, period].filter((row) => row !== false);
}

interface CountedItem {
  readonly id: string;
  readonly words: string;
  readonly quantity: number;
}

function list(id: string, label: DetailRow['label'], items: readonly CountedItem[]): DetailRow | null {
  const chosen = items.filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0) return null;
  return {
    id,
    label,
    value: (
      <List listStyleType="none">
        {chosen.map((item) => (
          <List.Item key={item.id}>
            {item.words} ×&nbsp;{item.quantity}
          </List.Item>
        ))}
      </List>
    ),
  };
}
