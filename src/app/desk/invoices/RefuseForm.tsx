import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { z } from 'zod';
import { invoiceRefusalCode, invoiceRefusals } from '#contract/entities/invoice.ts';
import type { Details } from '#machines/parts/review.ts';
import { Actions } from '../../../flowkit/Actions.tsx';
import { Form } from '../../../forms/Form.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { useTypedForm } from '../../../forms/useTypedForm.ts';
import { invoiceRefusalWords } from '../../../i18n/invoiceWords.ts';

interface RefuseFormProps {
  readonly code: string;
  readonly onType: (code: string) => void;
  readonly onRefuse: (details: Details) => void;
}

const schema = z.object({ code: z.string().min(1).pipe(invoiceRefusalCode) });

/** For which reason an application is refused, beside the words for each field that is marked. */
export function RefuseForm({ code, onType, onRefuse }: RefuseFormProps) {
  const { t, i18n } = useLingui();
  const form = useTypedForm({
    id: 'refuse',
    schema,
    labels: { code: t`Reason` },
    typed: { code },
    keep: (typed) => onType(typed.code),
    submit: onRefuse,
  });
  return (
    <Form form={form}>
      <SelectField
        form={form}
        name="code"
        options={invoiceRefusals.map((value) => ({ value, label: i18n._(invoiceRefusalWords[value]) }))}
      />
      <Actions>
        <Button type="submit" variant="default">
          <Trans>Refuse with these words</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
