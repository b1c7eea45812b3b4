import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useEffect } from 'react';
import { Loadable, loadable } from '#src/flowkit/loadable.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { withMessages } from '#src/i18n/activateLanguage.ts';
import { fieldIds } from '../fieldIds.ts';
import type { ViewProps } from '../view.ts';

/** Loaded as soon as a price is requested: the vouchers come with the price. */
const loadableVoucherLists = loadable(
  withMessages('voucherLists', async () => (await import('../panels/voucherLists.tsx')).VoucherLists),
);

export function VoucherChoice({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const { quote, previous_quote } = snapshot.context;
  const price = quote ?? previous_quote;
  const isAsked = snapshot.matches({ choosing: { price: 'quoting' } });
  useEffect(() => {
    if (isAsked) loadableVoucherLists.fetch();
  }, [isAsked]);
  const waiting = (
    <Text c="dimmed">
      <Trans>Your vouchers will appear here with the price.</Trans>
    </Text>
  );
  return (
    <Section id={fieldIds.vouchers} title={t`Vouchers`}>
      {price === null ? (
        waiting
      ) : (
        <Loadable part={loadableVoucherLists} given={{ snapshot, send, price }} waiting={waiting} />
      )}
    </Section>
  );
}
