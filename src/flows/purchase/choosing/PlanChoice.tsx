import { Plural, Trans } from '@lingui/react/macro';
import { Badge, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Plan } from '#contract/entities/product.ts';
import { selectablePlans } from '#machines/lifecycles/selection.ts';
import { Loadable, loadable } from '#src/flowkit/loadable.tsx';
import { ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { withMessages } from '#src/i18n/activateLanguage.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { fieldIds } from '../fieldIds.ts';
import type { ViewProps } from '../view.ts';
import { AllowanceText } from './AllowanceText.tsx';
import { PlanPrice } from './PlanPrice.tsx';

const loadablePlanTable = loadable(
  withMessages('planTable', async () => (await import('../panels/planTable.tsx')).PlanTable),
);

/** Collapsed, and loaded only when opened. */
function PlanComparison({ plans }: { readonly plans: readonly Plan[] }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <details onToggle={() => setWanted(true)}>
      <summary>
        <Trans>Compare all plans</Trans>
      </summary>
      {isWanted && (
        <Loadable part={loadablePlanTable} given={{ plans }} waiting={<LoadingState rows={4} rowHeight={34} />} />
      )}
    </details>
  );
}

export function PlanChoice({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { text } = useFormats();
  const { facts, selection } = snapshot.context;
  if (facts === null) return null;
  const ids = selectablePlans(facts, selection);
  // Perpetual plans come last: they are not comparable with yearly ones.
  const plans = facts.plans
    .filter(({ plan_id }) => ids.includes(plan_id))
    .toSorted((a, b) => Number(a.is_buyout) - Number(b.is_buyout) || a.rank - b.rank);
  const choice = (plan: Plan, index: number) => ({
    value: plan.plan_id,
    title: text(plan.name),
    aside: <PlanPrice plan={plan} />,
    description: text(plan.summary),
    children: (
      <Stack gap={6} pl={30}>
        <AllowanceText allowance={plan.allowance} />
        <PlanParts
          plan={plan}
          below={plans.slice(0, index).findLast(({ is_buyout }) => is_buyout === plan.is_buyout)}
        />
      </Stack>
    ),
  });
  return (
    <Stack id={fieldIds.plans} gap="sm">
      <ChoiceCards
        legend={<Trans>Choose a plan</Trans>}
        choices={plans.map(choice)}
        value={selection.plan_id}
        onChange={(plan_id) => send({ type: 'plan.choose', plan_id })}
      />
      {plans.length > 1 && <PlanComparison plans={plans} />}
    </Stack>
  );
}

/**
 * Lists only what the plan adds to the one below, provided that it includes all of that one. Collapsed, as the
 * comparison of plans lists it too.
 */
function PlanParts({ plan, below }: { readonly plan: Plan; readonly below: Plan | undefined }) {
  const { text } = useFormats();
  const contains = [...plan.systems, ...plan.modules].map(({ name }) => text(name));
  const before = below === undefined ? [] : [...below.systems, ...below.modules].map(({ name }) => text(name));
  const added = contains.filter((name) => !before.includes(name));
  const holdsAllBelow = below !== undefined && before.every((name) => contains.includes(name));
  const lower = below === undefined ? '' : text(below.name);
  if (holdsAllBelow && added.length === 0) return <Trans>Same features as {lower}</Trans>;
  const names = holdsAllBelow ? added : contains;
  const count = names.length;
  return (
    <details>
      <summary>
        {holdsAllBelow ? (
          <Trans>
            Everything in {lower}, plus {count} more
          </Trans>
        ) : (
          <Plural value={count} one="# feature" other="# features" />
        )}
      </summary>
      <Group gap={6} mt={6}>
        {names.map((name) => (
          <Badge key={name} color="gray" radius="sm" fw={400}>
            {name}
          </Badge>
        ))}
      </Group>
    </details>
  );
}
