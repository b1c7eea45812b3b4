import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { placeReasons } from '#machines/flows/purchase/reasons.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { NothingPlaced } from '../parts/NothingPlaced.tsx';
import { Section } from '../parts/Section.tsx';
import { Summary } from '../parts/Summary.tsx';
import { Work } from '../parts/Work.tsx';
import type { ViewProps } from '../view.ts';
import { Hints } from './Hints.tsx';
import { OrderInWords } from './OrderInWords.tsx';
import classes from './reviewing.module.css';

/** The order as it will be placed, with its amount on the button. */
export function Confirming({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  const { context } = snapshot;
  const { quote } = context;
  if (quote === null) return null;
  const place = { type: 'order.place' } as const;
  const amount = money(quote.amount);
  const until = time(quote.expires_at);
  return (
    <Work
      title={t`Review your order`}
      summary={
        <Summary
          context={context}
          status={
            <p className={classes.plain}>
              <Trans>This price is valid until {until}.</Trans>
            </p>
          }
          reasons={placeReasons(context)}
          action={{
            label: t`Place order · ${amount}`,
            holdsAmount: true,
            can: snapshot.can(place),
            press: () => send(place),
          }}
        />
      }
    >
      {context.nothing_placed && <NothingPlaced />}
      <Section title={t`Your order`}>
        <OrderInWords context={context} />
        <EditButton send={send} />
      </Section>
      <Hints snapshot={snapshot} send={send} />
      <WhatHappens />
    </Work>
  );
}

/** Back to choosing. */
export const EditButton = ({ send }: Pick<ViewProps, 'send'>) => (
  <Button variant="default" className={classes.edit} onClick={() => send({ type: 'selection.edit' })}>
    <Trans>Change the order</Trans>
  </Button>
);

function WhatHappens() {
  const { t } = useLingui();
  return (
    <Section title={t`What happens next`}>
      <p className={classes.plain}>
        <Trans>
          Placing the order charges nothing yet. You get an order number and the ways to pay; until the order is paid it
          can be cancelled.
        </Trans>
      </p>
    </Section>
  );
}
