import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ActivationReason, ActivationView } from '#contract/entities/activation.ts';
import { type Reason, ReasonList } from '#src/flowkit/ReasonList.tsx';
import { errorMessageOf } from '#src/i18n/errorText.ts';
import { paths } from '#src/ui/paths.ts';

const reasonMessages = {
  order_closed: msg`This order was cancelled or its payment deadline passed, so it can’t be activated.`,
  already_activated: msg`This order is already activated.`,
  not_paid: msg`This order hasn’t been paid yet.`,
  receipt_incomplete: errorMessageOf('receipt_incomplete'),
  unverified: errorMessageOf('activation_unverified'),
  without_invoice: errorMessageOf('activation_without_invoice'),
  unsigned: errorMessageOf('activation_unsigned'),
  nothing_to_activate: errorMessageOf('activation_failed'),
  main_account_only: errorMessageOf('main_account_only'),
} as const satisfies Record<ActivationReason, MessageDescriptor>;

const verificationStatusMessages = {
  none: msg`Your company hasn’t been verified yet.`,
  pending: msg`We’re reviewing your verification. This page updates automatically.`,
  trial_pass: msg`Your company is provisionally verified. Full verification is the next step.`,
  pass: msg`Your company is verified.`,
  refuse: msg`Your company verification wasn’t approved. Correct your details and submit them again.`,
  refuse_alternate: msg`Some of your verification details weren’t approved. Correct them and submit them again.`,
} as const satisfies Record<ActivationView['verification']['status'], MessageDescriptor>;

interface BlockingReasonsProps {
  readonly activation: ActivationView;
  /** Reasons that the page shows itself. */
  readonly without?: readonly ActivationReason[];
}

/** Offers a remedy only to users who may use it: some are for the main account. */
export function BlockingReasons({ activation, without = [] }: BlockingReasonsProps) {
  const { t } = useLingui();
  const { reasons, order } = activation;
  const more = useReasonDetails(activation);
  const isMain = !reasons.includes('main_account_only');
  const ways: Partial<Record<ActivationReason, { readonly label: string; readonly href: string }>> = {
    not_paid: { label: t`Go to order`, href: paths.order(order.order_id) },
    receipt_incomplete: { label: t`Go to order`, href: paths.order(order.order_id) },
    ...(isMain && {
      unverified: {
        label: t`Verify your company`,
        href: paths.verification(activation.verification.verification_type, order.order_id),
      },
      without_invoice: { label: t`Request an invoice`, href: paths.invoice(order.order_id, 'activation') },
    }),
  };
  const items = reasons
    .filter((reason) => !without.includes(reason))
    .map((reason): Reason => {
      const way = ways[reason];
      const text = (
        <>
          {t(reasonMessages[reason])}
          {more(reason).map((line) => (
            <Text key={line} span display="block">
              {line}
            </Text>
          ))}
        </>
      );
      return way === undefined ? { id: reason, text } : { id: reason, text, action: way };
    });
  const isForGood = reasons.includes('order_closed');
  return (
    <ReasonList
      title={isForGood ? <Trans>Activation unavailable</Trans> : <Trans>Before you can activate</Trans>}
      items={items}
    />
  );
}

function useReasonDetails({ verification, invoice_status, signing }: ActivationView) {
  const { t } = useLingui();
  return (reason: ActivationReason): readonly string[] => {
    if (reason === 'unverified') {
      const { status, message } = verification;
      return [t(verificationStatusMessages[status]), ...(message === '' ? [] : [message])];
    }
    if (reason === 'without_invoice' && invoice_status === 'refused')
      return [t`Your invoice request wasn’t approved. Correct it and submit it again.`];
    if (reason === 'unsigned' && !signing.is_offered)
      return [t`Your sales manager will attach the signed document. This page updates automatically.`];
    return [];
  };
}
