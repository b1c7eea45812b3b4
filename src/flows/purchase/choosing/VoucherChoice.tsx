import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { Fetched, fetchedPart } from '#src/flowkit/fetchedPart.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { withWords } from '#src/i18n/activate.ts';
import { fields } from '../fields.ts';
import type { ViewProps } from '../view.ts';

/** Loaded as soon as a price is requested: the vouchers come with the price. */
const voucherLists = fetchedPart(
  withWords('voucherLists', async () => (await import('../panels/voucherLists.tsx')).VoucherLists),
);

export function VoucherChoice({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const { quote, previous_quote } = snapshot.context;
  const price = quote ?? previous_quote;
  const isAsked = snapshot.matches({ choosing: { price: 'quoting' } });
  useEffect(() => {
    if (isAsked) voucherLists.fetch();
  }, [isAsked]);
  const waiting = (
    <Text c="dimmed">
      <Trans>Your vouchers will appear here with the price.</Trans>
    </Text>
  );
  return (
    <Section id={fields.vouchers} title={t`Vouchers`}>
      {price === null ? waiting : <Fetched part={voucherLists} given={{ snapshot, send, price }} waiting={waiting} />}
    </Section>
  );
}
