import { Trans, useLingui } from '@lingui/react/macro';
import type { TypeOffer } from '#contract/entities/product.ts';
import { orderTypeWords } from '#src/i18n/orderWords.ts';
import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { fields } from '../fields.ts';
import { useClosedReasons } from '../parts/useClosedReasons.ts';
import type { ViewProps } from '../view.ts';
import { typeSummaries } from '../words/types.ts';
import classes from './choosing.module.css';

/** The five order types; a closed one says why, and what to do instead. */
export function TypeChoice({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const closedReasons = useClosedReasons(snapshot, send);
  const { facts, selection } = snapshot.context;
  if (facts === null) return null;
  const choice = (offer: TypeOffer) => ({
    value: offer.type,
    title: t(orderTypeWords[offer.type]),
    description: t(typeSummaries[offer.type]),
    ...(!offer.open && { reasons: closedReasons(offer) }),
  });
  return (
    <div id={fields.types} className={classes.section}>
      <ChoiceCards
        legend={<Trans>What would you like to do?</Trans>}
        columns={2}
        choices={facts.types.map(choice)}
        value={selection.order_type}
        onChange={(order_type) => send({ type: 'type.choose', order_type })}
      />
    </div>
  );
}
