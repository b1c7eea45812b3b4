import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod/mini';
import type { Voucher } from '#contract/entities/product.ts';
import type { RefusalData } from '#contract/envelope.ts';
import type { Refusal } from '#contract/refusal.ts';
import { typedCode } from '#contract/typed.ts';
import { Form } from '../../forms/Form.tsx';
import { messageId } from '../../forms/fieldFaultMessages.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useTypedForm } from '../../forms/useTypedForm.ts';
import { useErrorText } from '../../i18n/errorText.ts';
import type { FaultName } from '../../i18n/faultMessages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { WorkingButton } from '../../ui/WorkingButton.tsx';

export type RedeemResult =
  | { readonly kind: 'ok'; readonly data: { readonly voucher: Voucher; readonly is_new: boolean } }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly data: RefusalData }
  | { readonly kind: 'notice'; readonly msg: string }
  | { readonly kind: 'fault'; readonly fault: FaultName }
  | { readonly kind: 'signedOut' };

interface RedeemFormProps {
  readonly redeem: (code: string) => Promise<RedeemResult>;
}

const schema = z.object({ code: typedCode(64).check(z.minLength(1, messageId(msg`Enter the voucher code.`))) });

/** Retrying is safe: the server returns the same voucher again. */
export function RedeemForm({ redeem }: RedeemFormProps) {
  const { t } = useLingui();
  const refusedText = useRefusedText();
  const [isAsking, setAsking] = useState(false);
  const [came, setCame] = useState<RedeemResult | null>(null);
  const form = useTypedForm({
    id: 'redeem',
    schema,
    labels: { code: t`Voucher code` },
    typed: { code: '' },
    keep: () => setCame(null),
    submit: async ({ code }) => {
      setAsking(true);
      const redeemed = await redeem(code);
      setCame(redeemed);
      if (redeemed.kind === 'ok') form.clear();
      setAsking(false);
    },
    problems: { code: came?.kind === 'refused' ? refusedText(came) : undefined },
  });
  return (
    <Card title={<Trans>Redeem a voucher code</Trans>}>
      <Stack maw={420}>
        <Form form={form}>
          <TextField form={form} name="code" kind="code" autoComplete="off" />
          <WorkingButton type="submit" loading={isAsking}>
            <Trans>Redeem</Trans>
          </WorkingButton>
        </Form>
        <RedeemNotice came={came} />
      </Stack>
    </Card>
  );
}

/** For a code that is not valid yet, the text names the moment from which it is. */
function useRefusedText() {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { refusalText } = useErrorText();
  return ({ refusal, data: { redeem_from } }: Extract<RedeemResult, { kind: 'refused' }>): string => {
    if (refusal.code !== 'voucher_code_not_yet' || redeem_from === undefined) return refusalText(refusal);
    const from = moment(redeem_from);
    return t`You can redeem this voucher code from ${from}.`;
  };
}

function RedeemNotice({ came }: { readonly came: RedeemResult | null }) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { faultText } = useErrorText();
  if (came?.kind === 'fault')
    return (
      <Notice tone="bad" live="alert" title={faultText(came.fault)}>
        <Trans>You can try again. A code is only redeemed once.</Trans>
      </Notice>
    );
  if (came?.kind === 'notice') return <Notice tone="info" live="status" title={came.msg} />;
  if (came?.kind !== 'ok') return null;
  const name = text(came.data.voucher.name);
  return (
    <Notice
      tone="good"
      live="status"
      title={
        came.data.is_new ? t`“${name}” was added to your vouchers.` : t`You already redeemed this code for “${name}”.`
      }
    />
  );
}
