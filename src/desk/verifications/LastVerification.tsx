import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import { Notice } from '../../ui/Notice.tsx';
import { verificationVerdict } from './verdicts.ts';

/** What was decided on the page before. */
export const verificationDecision = z.object({ verdict: verificationVerdict, company: z.string() });
export type VerificationDecision = Readonly<z.infer<typeof verificationDecision>>;

/** Says what has become of the verification before this one. */
export function LastVerification({ last }: { readonly last: VerificationDecision | null }) {
  if (last === null) return null;
  const { company } = last;
  const refused = <Trans>{company}: refused. The client has been told why.</Trans>;
  const titles: Readonly<Record<VerificationDecision['verdict'], ReactNode>> = {
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
