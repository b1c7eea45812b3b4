import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { reviewReasons } from '#machines/flows/purchase/reasons.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { Loadable, loadable } from '#src/flowkit/loadable.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { withMessages } from '#src/i18n/activateLanguage.ts';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fieldIds } from '../fieldIds.ts';
import { NothingPlacedNotice } from '../parts/NothingPlacedNotice.tsx';
import { Summary } from '../parts/Summary.tsx';
import { reasonMessages } from '../texts/reasons.ts';
import type { ViewProps } from '../view.ts';
import { AddonChoice, ServiceChoice } from './Extras.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { PrepaidChoice } from './PrepaidChoice.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { VoucherChoice } from './VoucherChoice.tsx';
import { YearsChoice } from './YearsChoice.tsx';

/** Loaded on demand: most order types take no recommendation. */
const loadableRecommendation = loadable(
  withMessages('recommendation', async () => (await import('../panels/recommendation.tsx')).Recommendation),
);

function RecommendationField(view: ViewProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Recommendation`} help={t`Did another client recommend us? Enter their code for a discount.`}>
      <Loadable part={loadableRecommendation} given={view} waiting={<LoadingState rows={1} rowHeight={64} />} />
    </Section>
  );
}

interface Props extends ViewProps {
  /** The view of the price state. */
  readonly price: ReactNode;
}

export function ChoosingView({ snapshot, send, onLeave, price }: Props) {
  const { t } = useLingui();
  const { context } = snapshot;
  const rule = orderTypeRules[context.selection.order_type];
  const part = { snapshot, send };
  const review = { type: 'order.review' } as const;
  return (
    <PageFrame
      title={t`Choose what to buy`}
      description={<Trans>Your entries are saved, so you can leave and come back.</Trans>}
      summary={
        <Summary
          context={context}
          asking={snapshot.matches({ choosing: { price: 'quoting' } })}
          status={<div id={fieldIds.price}>{price}</div>}
          reasons={reviewReasons(context)}
          action={{ label: t`Review order`, can: snapshot.can(review), press: () => send(review) }}
        />
      }
    >
      <NothingPlacedNotice context={context} />
      {context.facts?.is_admin === false && <Notice tone="info">{t(reasonMessages.main_account_only.words)}</Notice>}
      {context.facts !== null && <TypeChoice {...part} facts={context.facts} />}
      {rule.needsOwnedProduct && <ProductChoice {...part} />}
      {rule.choosesPlan && <PlanChoice {...part} />}
      <Deferred>
        <YearsChoice {...part} />
        <AddonChoice {...part} />
        <ServiceChoice {...part} />
        <PrepaidChoice {...part} />
        {rule.takesRecommendation && <RecommendationField {...part} onLeave={onLeave} />}
        <VoucherChoice {...part} />
      </Deferred>
    </PageFrame>
  );
}

/** Defers what is below the first screen, so that the part above responds sooner. */
function Deferred({ children }: { readonly children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : <div data-deferred />;
}
