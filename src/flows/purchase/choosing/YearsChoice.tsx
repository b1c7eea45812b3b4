import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { planOfSelection, yearsOnOffer } from '#machines/flows/purchase/selection.ts';
import { termPrice } from '#machines/lifecycles/shares.ts';
import { Section } from '#src/flowkit/Section.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import type { ViewProps } from '../view.ts';

export function YearsChoice({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const { percentOff } = useFormats();
  const { facts, selection } = snapshot.context;
  const years = facts === null ? [] : yearsOnOffer(facts, selection);
  const [only] = years;
  if (facts === null || only === undefined) return null;
  if (years.length === 1) {
    return (
      <Section title={t`Term`}>
        <Text c="dimmed">
          <Plural value={only} one="The term of this offer is # year." other="The term of this offer is # years." />
        </Text>
      </Section>
    );
  }
  const price = facts.plans.find(({ plan_id }) => plan_id === planOfSelection(facts, selection))?.price;
  const choice = (count: number) => {
    const { percent, amount } = price === undefined ? { percent: 0, amount: null } : termPrice(price, count);
    const discount = percentOff(percent);
    return {
      value: String(count),
      title: <Plural value={count} one="# year" other="# years" />,
      ...(amount !== null && { aside: <MoneyText money={amount} /> }),
      ...(percent > 0 && { description: <Trans>{discount} the plan</Trans> }),
    };
  };
  return (
    <ChoiceCards
      name="years"
      legend={<Trans>Choose a term</Trans>}
      columns={3}
      choices={years.map(choice)}
      value={selection.years === null ? null : String(selection.years)}
      onChange={(count) => send({ type: 'years.set', years: Number(count) })}
    />
  );
}
