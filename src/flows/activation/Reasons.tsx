import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ActivationReason, ActivationView } from '#contract/entities/activation.ts';
import { type Reason, ReasonList } from '#src/flowkit/ReasonList.tsx';
import { errorWord } from '#src/i18n/errorText.ts';
import { paths } from '#src/ui/paths.ts';

const reasonWords = {
  order_closed: msg`The order was cancelled, or the time to pay for it has passed. It cannot be activated.`,
  already_activated: msg`The order has been activated.`,
  not_paid: msg`The order is not paid yet.`,
  receipt_incomplete: errorWord('receipt_incomplete'),
  unverified: errorWord('activation_unverified'),
  without_invoice: errorWord('activation_without_invoice'),
  unsigned: errorWord('activation_unsigned'),
  nothing_to_activate: errorWord('activation_failed'),
  main_account_only: errorWord('main_account_only'),
} as const satisfies Record<ActivationReason, MessageDescriptor>;

const verificationWords = {
  none: msg`Your enterprise has not been verified yet.`,
  pending: msg`The verification of your enterprise is being reviewed. This page updates by itself.`,
  trial_pass: msg`Your enterprise has passed the first review. The full verification is the next step.`,
  pass: msg`Your enterprise is verified.`,
  refuse: msg`The verification of your enterprise was refused. Please correct it and submit it again.`,
  refuse_alternate: msg`Parts of the verification of your enterprise were refused. Please correct them and submit it again.`,
} as const satisfies Record<ActivationView['verification']['status'], MessageDescriptor>;

interface ReasonsProps {
  readonly activation: ActivationView;
  /** Reasons that the page shows itself. */
  readonly without?: readonly ActivationReason[];
}

/** Offers a remedy only to users who may use it: some are for the main account. */
export function Reasons({ activation, without = [] }: ReasonsProps) {
  const { t } = useLingui();
  const { reasons, order } = activation;
  const more = useMore(activation);
  const isMain = !reasons.includes('main_account_only');
  const ways: Partial<Record<ActivationReason, { readonly label: string; readonly href: string }>> = {
    not_paid: { label: t`Go to the order`, href: paths.order(order.order_id) },
    receipt_incomplete: { label: t`Go to the order`, href: paths.order(order.order_id) },
    ...(isMain && {
      unverified: {
        label: t`Verify your enterprise`,
        href: paths.verification(activation.verification.verification_type, order.order_id),
      },
      without_invoice: { label: t`Apply for the invoice`, href: paths.invoice(order.order_id, 'activation') },
    }),
  };
  const items = reasons
    .filter((reason) => !without.includes(reason))
    .map((reason): Reason => {
      const way = ways[reason];
      const text = (
        <>
          {t(reasonWords[reason])}
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
  return <ReasonList title={isForGood ? <Trans>Not possible</Trans> : <Trans>Not yet possible</Trans>} items={items} />;
}

function useMore({ verification, invoice_status, signing }: ActivationView) {
  const { t } = useLingui();
  return (reason: ActivationReason): readonly string[] => {
    if (reason === 'unverified') {
      const { status, message } = verification;
      return [t(verificationWords[status]), ...(message === '' ? [] : [message])];
    }
    if (reason === 'without_invoice' && invoice_status === 'refused')
      return [t`The application was refused; please apply again.`];
    if (reason === 'unsigned' && !signing.is_offered)
      return [t`Your sales manager attaches the signed document. This page updates by itself.`];
    return [];
  };
}
