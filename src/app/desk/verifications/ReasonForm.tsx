import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import {
  type VerificationRefusalCode,
  verificationRefusalCode,
  verificationRefusals,
} from '#contract/entities/verification.ts';
import { Actions } from '../../../flowkit/Actions.tsx';
import { Form } from '../../../forms/Form.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { useTypedForm } from '../../../forms/useTypedForm.ts';
import { verificationRefusalWords } from '../../../i18n/verificationWords.ts';

interface ReasonFormProps {
  readonly id: string;
  readonly code: string;
  readonly onType: (code: string) => void;
  readonly onGive: (code: VerificationRefusalCode) => void;
  readonly action: ReactNode;
}

const schema = z.object({ code: z.string().min(1).pipe(verificationRefusalCode) });

/** For which reason a verdict is given, beside the words for each field that is marked. */
export function ReasonForm({ id, code, onType, onGive, action }: ReasonFormProps) {
  const { t, i18n } = useLingui();
  const form = useTypedForm({
    id,
    schema,
    labels: { code: t`Reason` },
    typed: { code },
    keep: (typed) => onType(typed.code),
    submit: (said) => onGive(said.code),
  });
  return (
    <Form form={form}>
      <SelectField
        form={form}
        name="code"
        options={verificationRefusals.map((value) => ({ value, label: i18n._(verificationRefusalWords[value]) }))}
      />
      <Actions>
        <Button type="submit" variant="default">
          {action}
        </Button>
      </Actions>
    </Form>
  );
}
