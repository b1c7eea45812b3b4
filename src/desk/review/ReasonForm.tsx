import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod/mini';
import { Actions } from '../../flowkit/Actions.tsx';
import { Form } from '../../forms/Form.tsx';
import { messageId } from '../../forms/fieldFaultMessages.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { useTypedForm } from '../../forms/useTypedForm.ts';

interface ReasonFormProps<Code extends string> {
  readonly id: string;
  /** In display order. */
  readonly codes: readonly Code[];
  readonly words: Readonly<Record<Code, MessageDescriptor>>;
  readonly code: string;
  readonly onType: (code: string) => void;
  readonly onGive: (code: Code) => void;
  readonly action: ReactNode;
}

const missingMessage = messageId(msg`Choose a reason.`);

export function ReasonForm<Code extends string>(props: ReasonFormProps<Code>) {
  const { id, codes, words: reasons, code, onType, onGive, action } = props;
  const { t, i18n } = useLingui();
  const form = useTypedForm({
    id,
    schema: z.object({ code: z.pipe(z.string().check(z.minLength(1, missingMessage)), z.enum(codes)) }),
    labels: { code: t`Reason` },
    typed: { code },
    keep: (typed) => onType(typed.code),
    submit: (said) => onGive(said.code),
  });
  return (
    <Form form={form}>
      <SelectField form={form} name="code" options={codes.map((value) => ({ value, label: i18n._(reasons[value]) }))} />
      <Actions>
        <Button type="submit" variant="default">
          {action}
        </Button>
      </Actions>
    </Form>
  );
}
