import '@mantine/core/styles/DataList.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';
import { planInHand, productInHand } from '#machines/flows/purchase/selection.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { orderTypeWords } from '#src/i18n/orderWords.ts';
import { useFormats } from '#src/i18n/useFormats.ts';

export function Chosen({ context }: { readonly context: PurchaseContext }) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { facts, selection } = context;
  if (facts === null) return null;
  const plan = facts.plans.find(({ plan_id }) => plan_id === planInHand(facts, selection));
  const owned = productInHand(facts, selection);
  const changesPlan = selection.plan_id !== null && owned !== undefined;
  return (
    <DataList gap={4} labelWidth={72} mb="sm">
      <Row label={<Trans>Order type</Trans>}>{t(orderTypeWords[selection.order_type])}</Row>
      {changesPlan && <Row label={<Trans>From</Trans>}>{text(owned.name)}</Row>}
      {plan !== undefined && <Row label={changesPlan ? <Trans>To</Trans> : <Trans>Plan</Trans>}>{text(plan.name)}</Row>}
      {selection.years !== null && (
        <Row label={<Trans>Term</Trans>}>
          <Plural value={selection.years} one="# year" other="# years" />
        </Row>
      )}
    </DataList>
  );
}

const Row = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <DataList.Item>
    <DataList.ItemLabel>{label}</DataList.ItemLabel>
    <DataList.ItemValue ta="end">{children}</DataList.ItemValue>
  </DataList.Item>
);
