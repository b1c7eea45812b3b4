import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { RefusalCode } from '#contract/refusal.ts';
import { useFaultText, useRefusalText } from '#src/flowkit/faultText.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { type FieldId, fieldIds, focusField } from '../fieldIds.ts';
import type { PriceLeaf, View, ViewProps } from '../view.ts';

/** The list of missing input says it already. */
const Incomplete: View = () => null;

const Quoting: View = () => (
  <Text c="dimmed">
    <Trans>Updating price…</Trans>
  </Text>
);

function Quoted({ snapshot }: ViewProps) {
  const { time } = useFormats();
  const { quote } = snapshot.context;
  if (quote === null) return null;
  const until = time(quote.expires_at);
  return (
    <Text c="dimmed">
      <Trans>This price is valid until {until}.</Trans>
    </Text>
  );
}

/** Only refusals that the reasons against requesting a price do not cover. */
const refusalFields: ReadonlyMap<RefusalCode, FieldId> = new Map<RefusalCode, FieldId>([
  ['invite_code_unknown', fieldIds.recommendation],
  ['invite_code_own', fieldIds.recommendation],
  ['quantity_out_of_range', fieldIds.addons],
]);

function Refused({ snapshot, send }: ViewProps) {
  const refusalText = useRefusalText();
  const { refusal } = snapshot.context;
  if (refusal === null) return null;
  return (
    <Notice
      tone="bad"
      live="alert"
      support
      title={refusalText(refusal)}
      actions={<RefusalRemedy snapshot={snapshot} send={send} />}
    >
      <Trans>Your selections are saved.</Trans>
    </Notice>
  );
}

function RefusalRemedy({ snapshot, send }: Pick<ViewProps, 'snapshot' | 'send'>) {
  const { refusal, selection } = snapshot.context;
  const field = refusal === null ? undefined : refusalFields.get(refusal.code);
  if (field !== undefined) {
    return (
      <TextButton onClick={() => focusField([field])}>
        <Trans>Change it</Trans>
      </TextButton>
    );
  }
  if (refusal?.code === 'voucher_unknown' && selection.vouchers.length > 0) {
    const takeOff = () => {
      for (const voucher_id of selection.vouchers) send({ type: 'voucher.remove', voucher_id });
    };
    return (
      <TextButton onClick={takeOff}>
        <Trans>Remove all vouchers</Trans>
      </TextButton>
    );
  }
  return (
    <TextButton onClick={() => send({ type: 'store.retry' })}>
      <Trans>Reload offers</Trans>
    </TextButton>
  );
}

function Failed({ snapshot, send }: ViewProps) {
  const faultText = useFaultText();
  return (
    <Notice
      tone="bad"
      live="alert"
      support
      title={<Trans>We couldn’t get the price.</Trans>}
      actions={
        <TextButton onClick={() => send({ type: 'quote.retry' })}>
          <Trans>Refresh price</Trans>
        </TextButton>
      }
    >
      <div>{faultText(snapshot.context.fault)}</div>
      <div>
        <Trans>Your selections are saved.</Trans>
      </div>
    </Notice>
  );
}

export const priceViews = {
  'choosing.price.deciding': Quoting,
  'choosing.price.incomplete': Incomplete,
  'choosing.price.quoting': Quoting,
  'choosing.price.quoted': Quoted,
  'choosing.price.refused': Refused,
  'choosing.price.failed': Failed,
} as const satisfies Record<PriceLeaf, View>;
