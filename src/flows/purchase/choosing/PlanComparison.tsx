import '@mantine/core/styles/Table.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Table } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { Plan } from '#contract/entities/product.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import classes from './choosing.module.css';
import { PlanPrice } from './PlanPrice.tsx';

interface Props {
  readonly plans: readonly Plan[];
}

/** All plans side by side, folded away until somebody asks. */
export function PlanComparison({ plans }: Props) {
  const { t } = useLingui();
  const { text, number } = useFormats();
  const rows = [
    { name: t`Accounts`, cell: ({ allowance }: Plan) => number(allowance.accounts) },
    { name: t`Storage`, cell: ({ allowance }: Plan) => t`${number(allowance.storage_gb)} GB` },
    { name: t`Marketing e-mails a year`, cell: ({ allowance }: Plan) => number(allowance.edm) },
    { name: t`API calls a year`, cell: ({ allowance }: Plan) => number(allowance.api_calls) },
  ];
  return (
    <details>
      <summary>
        <Trans>Compare all plans</Trans>
      </summary>
      <Box component="section" className={classes.scroll} tabIndex={0} aria-label={t`Comparison of the plans`}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {plans.map((plan) => (
                <Table.Th key={plan.plan_id} scope="col">
                  {text(plan.name)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Table.Tr>
              <Table.Th scope="row">
                <Trans>Price</Trans>
              </Table.Th>
              {plans.map((plan) => (
                <Table.Td key={plan.plan_id}>
                  <PlanPrice plan={plan} />
                </Table.Td>
              ))}
            </Table.Tr>
            {rows.map(({ name, cell }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                {plans.map((plan) => (
                  <Table.Td key={plan.plan_id}>{cell(plan)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
            {partsOf(plans).map(({ id, name }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">{text(name)}</Table.Th>
                {plans.map((plan) => (
                  <Table.Td key={plan.plan_id}>
                    <Included included={partIds(plan).includes(id)} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </details>
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

/** Every part of any of the plans, each once. */
const partsOf = (plans: readonly Plan[]) => [...new Map(plans.flatMap(parts).map((part) => [part.id, part])).values()];
