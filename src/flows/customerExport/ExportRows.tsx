import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { customerColumns } from '#contract/entities/customer.ts';
import type { CustomerExport } from '#contract/entities/customerExport.ts';
import { customerColumnLabels, customerStageLabels, exportFormatLabels } from '#src/i18n/customerLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { DetailList, type DetailRow } from '#src/ui/DetailList.tsx';
import type { ViewProps } from './view.ts';

export function ExportRows({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { t } = useLingui();
  const { moment, number } = useFormats();
  const { job, reach } = snapshot.context.view ?? {};
  if (job == null) return null;
  const { request, rows_total } = job;
  const some = (names: readonly string[]) => names.join(t({ message: ', ', context: 'between the names of a list' }));
  const department = reach?.departments.find(({ department_id }) => department_id === request.department_id);
  const rows: readonly (DetailRow | null)[] = [
    { id: 'rows', label: t`Number of customers`, value: number(rows_total) },
    { id: 'format', label: t`File format`, value: t(exportFormatLabels[request.format]) },
    {
      id: 'columns',
      label: t`Columns`,
      value:
        request.columns.length === customerColumns.length
          ? t({ message: 'All', context: 'columns' })
          : some(request.columns.map((column) => t(customerColumnLabels[column]))),
    },
    request.stages.length === 0
      ? null
      : {
          id: 'stages',
          label: t(customerColumnLabels.stage),
          value: some(request.stages.map((stage) => t(customerStageLabels[stage]))),
        },
    request.department_id === undefined
      ? null
      : { id: 'department', label: t(customerColumnLabels.department), value: <bdi>{department?.name ?? '–'}</bdi> },
    hasDays(request) && { id: 'created', label: t(customerColumnLabels.created_at), value: <Days request={request} /> },
    { id: 'begun', label: t`Started`, value: moment(job.created_at) },
  ];
  return <DetailList rows={rows.filter((row) => row !== null)} />;
}

type RequestedExport = CustomerExport['request'];

const hasDays = ({ created_from, created_to }: RequestedExport): true | null =>
  created_from !== undefined || created_to !== undefined ? true : null;

function Days({ request: { created_from, created_to } }: { readonly request: RequestedExport }) {
  const { t } = useLingui();
  const { calendarDay } = useFormats();
  const [from, to] = [created_from && calendarDay(created_from), created_to && calendarDay(created_to)];
  if (from === undefined) return t`Until ${to}`;
  return to === undefined ? t`From ${from}` : t`From ${from} to ${to}`;
}

export function useCustomerCount(): (count: number) => string {
  const { t } = useLingui();
  return (count) => t`${plural(count, { one: '# customer', other: '# customers' })}`;
}
