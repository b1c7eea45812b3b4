import { useLingui } from '@lingui/react/macro';
import type { InvoiceFilter } from '#contract/calls/deskInvoices.ts';

/** How the lists of applications are called at the desk. */
export function useInvoiceLists(): Readonly<Record<InvoiceFilter, string>> {
  const { t } = useLingui();
  return { applied: t`To check`, issued: t`Issued`, mailed: t`Mailed`, refused: t`Refused` };
}
