import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { z } from 'zod/mini';
import { carrier, carriers } from '#contract/entities/invoice.ts';
import { typedCode } from '#contract/typed.ts';
import type { VerdictDetails } from '#machines/parts/review.ts';
import { Actions } from '../../flowkit/Actions.tsx';
import { Form } from '../../forms/Form.tsx';
import { messageId } from '../../forms/fieldFaultMessages.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useTypedForm } from '../../forms/useTypedForm.ts';
import { carrierPages } from '../../orders/carriers.ts';

export interface MailingInput {
  readonly carrier: string;
  readonly tracking_number: string;
}

interface MailFormProps {
  readonly mailing: MailingInput;
  readonly onType: (mailing: MailingInput) => void;
  readonly onMail: (details: VerdictDetails) => void;
}

const missingMessages = {
  carrier: messageId(msg`Choose a carrier.`),
  tracking_number: messageId(msg`Enter the tracking number.`),
};

const schema = z.object({
  carrier: z.pipe(z.string().check(z.minLength(1, missingMessages.carrier)), carrier),
  tracking_number: z.pipe(
    typedCode(30).check(z.minLength(1, missingMessages.tracking_number)),
    z.string().check(z.regex(/^[0-9A-Za-z-]{6,30}$/)),
  ),
});

export function MailForm({ mailing, onType, onMail }: MailFormProps) {
  const { t, i18n } = useLingui();
  const form = useTypedForm({
    id: 'mail',
    schema,
    labels: { carrier: t`Carrier`, tracking_number: t`Tracking number` },
    typed: { ...mailing },
    keep: onType,
    submit: onMail,
  });
  return (
    <Form form={form}>
      <SelectField
        form={form}
        name="carrier"
        options={carriers.map((value) => ({ value, label: i18n._(carrierPages[value].name) }))}
      />
      <TextField form={form} name="tracking_number" kind="code" autoComplete="off" />
      <Actions>
        <Button type="submit">
          <Trans>Mark as posted</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
