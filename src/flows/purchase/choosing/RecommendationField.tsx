import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { Section } from '#src/flowkit/Section.tsx';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { fields } from '../fields.ts';
import type { ViewProps } from '../view.ts';

/** Fetched where a recommendation counts: most orders are not a first plan. */
const RecommendationForm = lazy(async () => ({
  default: (await import('./RecommendationForm.tsx')).RecommendationForm,
}));

interface Props extends Pick<ViewProps, 'snapshot' | 'send'> {
  /** How verifying the code stands. */
  readonly status: ReactNode;
}

const statusId = `${fields.recommendation}-status`;

/** The code of whoever recommended us. */
export function RecommendationField({ snapshot, send, status }: Props) {
  const { t } = useLingui();
  return (
    <Section title={t`Recommendation`} help={t`If another client recommended us, enter their code for a discount.`}>
      <Suspense fallback={<LoadingState rows={1} rowHeight={64} />}>
        <RecommendationForm snapshot={snapshot} send={send} statusId={statusId} />
      </Suspense>
      <div id={statusId} role="status">
        {status}
      </div>
    </Section>
  );
}
