import { Trans } from '@lingui/react/macro';
import type { ErrorName } from '#contract/codes.ts';
import { useErrorText } from '#src/i18n/errorText.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { type Field, fields, focusField } from '../fields.ts';
import type { PriceLeaf } from '../leaf.ts';
import { TextButton } from '../parts/TextButton.tsx';
import type { View, ViewProps } from '../view.ts';
import { useFaultText } from '../words/faults.ts';
import classes from './choosing.module.css';

/** The list of what is missing says it. */
const Incomplete: View = () => null;

const Quoting: View = () => (
  <p className={classes.plain}>
    <Trans>Updating the price…</Trans>
  </p>
);

function Quoted({ snapshot }: ViewProps) {
  const { moment } = useFormats();
  const { quote } = snapshot.context;
  if (quote === null) return null;
  const until = moment(quote.expires_at);
  return (
    <p className={classes.plain}>
      <Trans>This price holds until {until}.</Trans>
    </p>
  );
}

/** Where something can be done about a refusal; about the others, by loading what is on offer again. */
const refusalFields: Partial<Record<ErrorName, Field>> = {
  choose_product: fields.plans,
  choose_owned_product: fields.product,
  enter_prepaid_fee: fields.prepaidAmount,
  prepaid_fee_out_of_range: fields.prepaidAmount,
  choose_ad_account: fields.prepaidAccount,
  ad_account_not_granted: fields.prepaidAccount,
  invite_code_unknown: fields.invite,
  invite_code_own: fields.invite,
  quantity_out_of_range: fields.addons,
};

function Refused({ snapshot, send }: ViewProps) {
  const { errorText } = useErrorText();
  const { refusal, selection } = snapshot.context;
  if (refusal === null) return null;
  const takeOff = () => {
    for (const voucher_id of selection.vouchers) send({ type: 'voucher.remove', voucher_id });
  };
  const field = refusalFields[refusal];
  return (
    <Notice
      tone="bad"
      live="alert"
      title={errorText(refusal)}
      actions={
        field !== undefined ? (
          <TextButton onClick={() => focusField(field)}>
            <Trans>Go there</Trans>
          </TextButton>
        ) : selection.vouchers.length > 0 && refusal === 'voucher_unknown' ? (
          <TextButton onClick={takeOff}>
            <Trans>Take off all vouchers</Trans>
          </TextButton>
        ) : (
          <TextButton onClick={() => send({ type: 'flow.resume', order_type: null })}>
            <Trans>Load the offers again</Trans>
          </TextButton>
        )
      }
    >
      <Trans>What you chose is kept.</Trans>
    </Notice>
  );
}

function Failed({ snapshot, send }: ViewProps) {
  const faultText = useFaultText();
  return (
    <Notice
      tone="bad"
      live="alert"
      title={<Trans>The price could not be fetched.</Trans>}
      actions={
        <TextButton onClick={() => send({ type: 'quote.retry' })}>
          <Trans>Ask for the price again</Trans>
        </TextButton>
      }
    >
      {faultText(snapshot.context.fault)} <Trans>What you chose is kept.</Trans>
    </Notice>
  );
}

/** How the price of what is chosen stands. */
export const priceViews = {
  'choosing.price.deciding': Quoting,
  'choosing.price.incomplete': Incomplete,
  'choosing.price.quoting': Quoting,
  'choosing.price.quoted': Quoted,
  'choosing.price.refused': Refused,
  'choosing.price.failed': Failed,
} as const satisfies Record<PriceLeaf, View>;
