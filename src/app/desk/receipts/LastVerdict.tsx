import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { z } from 'zod/mini';
import { Notice } from '../../../ui/Notice.tsx';

const verdict = z.object({ verdict: z.enum(['accept', 'refuse']), order_no: z.string() });
/** What was decided on the page before, as the entry of the browser's history keeps it. */
export type Verdict = Readonly<z.infer<typeof verdict>>;

const kept = z.object({ last: verdict });
/** What the page before has left in the browser's history, if anything. */
export const lastVerdictIn = (state: unknown): Verdict | null => kept.safeParse(state).data?.last ?? null;

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
