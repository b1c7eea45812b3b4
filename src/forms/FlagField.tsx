import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Checkbox, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { TypedForm } from './typedForm.ts';

interface FlagFieldProps<Flag extends string> {
  readonly form: TypedForm<never, Flag>;
  readonly name: Flag;
  /** A switch takes effect at once; a checkbox is submitted with the form. */
  readonly control: 'checkbox' | 'switch';
  readonly help?: ReactNode;
}

export function FlagField<Flag extends string>({ form, name, control, help }: FlagFieldProps<Flag>) {
  const { field } = useController({ control: form.control, name });
  const state = form.field(name);
  const Control = control === 'checkbox' ? Checkbox : Switch;
  return (
    <FieldFrame labelled state={state} help={help}>
      {(described) => (
        <Control
          size="md"
          ref={field.ref}
          id={state.id}
          label={state.label}
          checked={field.value === true}
          onChange={(event) => {
            field.onChange(event.currentTarget.checked);
            form.keep();
          }}
          onBlur={field.onBlur}
          error={state.problem !== null}
          aria-invalid={state.problem !== null || undefined}
          aria-required={!state.isOptional}
          aria-describedby={described}
        />
      )}
    </FieldFrame>
  );
}
