import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import { Notice } from '../../ui/Notice.tsx';

/** What was decided on the page before. */
export const invoiceDecision = z.object({ verdict: z.enum(['issue', 'refuse', 'mail']), order_no: z.string() });
export type InvoiceVerdict = Readonly<z.infer<typeof invoiceDecision>>;

/** Says what has become of the application before this one. */
export function LastInvoice({ last }: { readonly last: InvoiceVerdict | null }) {
  if (last === null) return null;
  const { order_no } = last;
  const titles: Readonly<Record<InvoiceVerdict['verdict'], ReactNode>> = {
    issue: <Trans>{order_no}: issued. The client has been told.</Trans>,
    refuse: <Trans>{order_no}: refused. The client has been told why.</Trans>,
    mail: <Trans>{order_no}: mailed. The client has been told the tracking number.</Trans>,
  };
  return (
    <Box mb="md">
      <Notice tone={last.verdict === 'refuse' ? 'info' : 'good'} live="status" title={titles[last.verdict]} />
    </Box>
  );
}
