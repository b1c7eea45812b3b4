import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import { Notice } from '../../../ui/Notice.tsx';
import { verificationVerdict } from './verdicts.ts';

const verdict = z.object({ verdict: verificationVerdict, company: z.string() });
/** What was decided on the page before, as the entry of the browser's history keeps it. */
export type LastVerdict = Readonly<z.infer<typeof verdict>>;

const kept = z.object({ last: verdict });
/** What the page before has left in the browser's history, if anything. */
export const lastVerificationIn = (state: unknown): LastVerdict | null => kept.safeParse(state).data?.last ?? null;

/** Says what has become of the verification before this one. */
export function LastVerification({ last }: { readonly last: LastVerdict | null }) {
  if (last === null) return null;
  const { company } = last;
  const refused = <Trans>{company}: refused. The client has been told why.</Trans>;
  const titles: Readonly<Record<LastVerdict['verdict'], ReactNode>> = {
    accept: <Trans>{company}: verified. The client has been told.</Trans>,
    accept_for_now: <Trans>{company}: accepted for now. The client has been told what is still to come.</Trans>,
    refuse: refused,
    refuse_whole: refused,
  };
  return (
    <Box mb="md">
      <Notice tone={last.verdict.startsWith('accept') ? 'good' : 'info'} live="status" title={titles[last.verdict]} />
    </Box>
  );
}
