import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { z } from 'zod/mini';
import { Notice } from '../../ui/Notice.tsx';

/** What was decided on the page before. */
export const receiptDecision = z.object({ verdict: z.enum(['accept', 'refuse']), order_no: z.string() });
export type Verdict = Readonly<z.infer<typeof receiptDecision>>;

/** Says what has become of the receipt before this one. */
export function LastVerdict({ last }: { readonly last: Verdict | null }) {
  if (last === null) return null;
  const { order_no } = last;
  return (
    <Box mb="md">
      <Notice
        tone={last.verdict === 'accept' ? 'good' : 'info'}
        live="status"
        title={
          last.verdict === 'accept' ? (
            <Trans>{order_no}: accepted. The order is paid.</Trans>
          ) : (
            <Trans>{order_no}: refused. The client has been told why.</Trans>
          )
        }
      />
    </Box>
  );
}
