import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { Money } from '#contract/money.ts';
import { creditVoucher } from '#machines/lifecycles/credits.ts';
import { Section } from '#src/flowkit/Section.tsx';
import { useCreditTerms } from '#src/i18n/useCreditTerms.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { paths } from '#src/ui/paths.ts';

export function UpcomingCredit({ money }: { readonly money: Money }) {
  const { t } = useLingui();
  const creditTerms = useCreditTerms();
  return (
    <Section title={t`Remaining credit, issued as a voucher`}>
      <MoneyText money={money} strong />
      <Text c="dimmed">{creditTerms(money)}</Text>
    </Section>
  );
}

interface CreditIssuedProps {
  readonly money: Money;
  /** Time of the activation; the validity of the voucher counts from it. */
  readonly at: string;
}

export function CreditIssued({ money, at }: CreditIssuedProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { valid_until } = creditVoucher(money, new Date(at));
  return (
    <Section title={t`Your voucher`}>
      <DetailList
        rows={[
          { id: 'credit', label: t`Remaining credit`, value: <MoneyText money={money} strong /> },
          { id: 'until', label: t`Valid until`, value: moment(valid_until.toISOString()) },
        ]}
      >
        <AppLink href={paths.vouchers()}>
          <Trans>View vouchers</Trans>
        </AppLink>
      </DetailList>
    </Section>
  );
}
