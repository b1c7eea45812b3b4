import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { Plan } from '#contract/entities/product.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { PlanPrice } from '../choosing/PlanPrice.tsx';
import classes from './PlanTable.module.css';

interface Props {
  readonly plans: readonly Plan[];
}

/** Keeps the first column visible; the shadow shows that the table can be scrolled. */
const stickyColumn = { position: 'sticky', insetInlineStart: 0, background: 'var(--mantine-color-body)' } as const;
const scrollShadow = {
  background: [
    'linear-gradient(to left, var(--mantine-color-body) 40%, transparent) right / 48px 100% no-repeat local',
    'linear-gradient(to left, rgb(0 0 0 / 22%), transparent) right / 14px 100% no-repeat scroll',
  ].join(),
};

/** A plain table: the library's pulls in its scroll area, 7 kB. */
export function PlanTable({ plans }: Props) {
  const { t } = useLingui();
  const { text, number } = useFormats();
  const rows = [
    { name: t`Accounts`, cell: ({ allowance }: Plan) => number(allowance.accounts) },
    { name: t`Storage`, cell: ({ allowance }: Plan) => t`${number(allowance.storage_gb)} GB` },
    { name: t`Marketing emails per year`, cell: ({ allowance }: Plan) => number(allowance.edm) },
    { name: t`API calls per year`, cell: ({ allowance }: Plan) => number(allowance.api_calls) },
  ];
  return (
    <Box
      component="section"
      className={classes.scroll}
      style={scrollShadow}
      tabIndex={0}
      aria-label={t`Plan comparison`}
    >
      <table>
        <thead>
          <tr>
            <td style={stickyColumn} />
            {plans.map((plan) => (
              <th key={plan.plan_id} scope="col">
                {text(plan.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" style={stickyColumn}>
              <Trans>Price</Trans>
            </th>
            {plans.map((plan) => (
              <td key={plan.plan_id}>
                <PlanPrice plan={plan} />
              </td>
            ))}
          </tr>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row" style={stickyColumn}>
                {name}
              </th>
              {plans.map((plan) => (
                <td key={plan.plan_id}>{cell(plan)}</td>
              ))}
            </tr>
          ))}
          {partsOf(plans).map(({ id, name }) => (
            <tr key={id}>
              <th scope="row" style={stickyColumn}>
                {text(name)}
              </th>
              {plans.map((plan) => (
                <td key={plan.plan_id}>
                  <Included included={partIds(plan).includes(id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const Included = ({ included }: { readonly included: boolean }) => {
  const Icon = included ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <VisuallyHidden>{included ? <Trans>included</Trans> : <Trans>not included</Trans>}</VisuallyHidden>
    </>
  );
};

const parts = ({ systems, modules }: Plan) => [
  ...systems.map(({ system_id, name }) => ({ id: `system:${system_id}`, name })),
  ...modules.map(({ module_id, name }) => ({ id: `module:${module_id}`, name })),
];

const partIds = (plan: Plan): readonly string[] => parts(plan).map(({ id }) => id);

const partsOf = (plans: readonly Plan[]) => [...new Map(plans.flatMap(parts).map((part) => [part.id, part])).values()];
