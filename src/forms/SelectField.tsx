import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { controlProps, FieldFrame } from './FieldFrame.tsx';
import type { TypedForm } from './typedForm.ts';

interface SelectFieldProps<Text extends string> {
  readonly form: TypedForm<Text>;
  readonly name: Text;
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  readonly autoComplete?: string;
  readonly help?: ReactNode;
}

export function SelectField<Text extends string>(props: SelectFieldProps<Text>) {
  const { form, name, options, autoComplete, help } = props;
  const { t } = useLingui();
  const { field } = useController({ control: form.control, name });
  const state = form.field(name);
  return (
    <FieldFrame state={state} help={help}>
      {(described) => (
        <NativeSelect
          ref={field.ref}
          {...controlProps(state, described)}
          value={String(field.value)}
          onChange={(event) => {
            field.onChange(event.currentTarget.value);
            form.keep();
          }}
          onBlur={field.onBlur}
          data={[{ value: '', label: t`Choose an option`, disabled: !state.isOptional }, ...options]}
          autoComplete={autoComplete}
        />
      )}
    </FieldFrame>
  );
}
