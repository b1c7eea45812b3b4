import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Plan } from '#contract/entities/product.ts';
import { Fetched, fetchedPart } from '#src/flowkit/fetchedPart.tsx';
import { withWords } from '#src/i18n/activate.ts';
import { LoadingState } from '#src/ui/LoadingState.tsx';

const planTable = fetchedPart(withWords('planTable', async () => (await import('../panels/planTable.tsx')).PlanTable));

interface Props {
  readonly plans: readonly Plan[];
}

/** All plans side by side, folded away and not fetched until somebody asks. */
export function PlanComparison({ plans }: Props) {
  const [isWanted, setWanted] = useState(false);
  return (
    <details onToggle={() => setWanted(true)}>
      <summary>
        <Trans>Compare all plans</Trans>
      </summary>
      {isWanted && <Fetched part={planTable} given={{ plans }} waiting={<LoadingState rows={4} rowHeight={34} />} />}
    </details>
  );
}
