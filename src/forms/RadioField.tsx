import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { TypedForm } from './typedForm.ts';

interface RadioFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
  readonly options: readonly { readonly value: string; readonly label: string; readonly help?: string }[];
  readonly help?: ReactNode;
}

export function RadioField<Text extends string>({ form, name, options, help }: RadioFieldProps<Text>) {
  const { field } = useController({ control: form.control, name });
  const state = form.field(name);
  return (
    <FieldFrame group state={state} help={help}>
      {() => (
        <Stack gap="xs">
          {options.map((option, index) => (
            <Radio
              size="md"
              key={option.value}
              {...(index === 0 && { ref: field.ref })}
              name={state.id}
              value={option.value}
              label={option.label}
              description={option.help}
              checked={field.value === option.value}
              onChange={() => {
                field.onChange(option.value);
                form.keep();
              }}
              onBlur={field.onBlur}
              error={state.problem !== null}
            />
          ))}
        </Stack>
      )}
    </FieldFrame>
  );
}
