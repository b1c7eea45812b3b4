import { useLingui } from '@lingui/react/macro';
import { Fetched, fetchedPart } from '#src/flowkit/fetchedPart.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { withWords } from '#src/i18n/activate.ts';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import type { ViewProps } from '../view.ts';

/** Fetched where a recommendation counts: most orders are not a first plan. */
const recommendation = fetchedPart(
  withWords('recommendation', async () => (await import('../panels/recommendation.tsx')).Recommendation),
);

/** The code of whoever recommended us. */
export function RecommendationField(view: ViewProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Recommendation`} help={t`If another client recommended us, enter their code for a discount.`}>
      <Fetched part={recommendation} given={view} waiting={<LoadingState rows={1} rowHeight={64} />} />
    </Section>
  );
}
