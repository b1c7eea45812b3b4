import type { FocusEvent } from 'react';
import { useController } from 'react-hook-form';
import type { TextChange, TextControl } from './controls/useComposition.ts';
import type { TypedForm } from './typedForm.ts';
import { useOnceReleased } from './useOnceReleased.ts';

const pasting: readonly string[] = ['insertFromPaste', 'insertFromDrop'];

/**
 * A text as it is typed. What is pasted, and what is left, is shown as it was understood.
 */
export function useTypedText<Text extends string>(form: TypedForm<Text>, name: Text) {
  const { field } = useController({ control: form.control, name });
  const onceReleased = useOnceReleased();
  const text = typeof field.value === 'string' ? field.value : '';
  const type = (next: string) => {
    if (next === text) return;
    field.onChange(next);
    form.keep();
  };
  return {
    text,
    type,
    /** What a plain control of this text is given. */
    control: {
      ref: field.ref,
      value: text,
      onText: (next: string, { inputType }: TextChange) =>
        type(inputType !== null && pasting.includes(inputType) ? form.understood(name, next) : next),
      onBlur: ({ currentTarget }: FocusEvent<TextControl>) => {
        type(form.understood(name, currentTarget.value));
        onceReleased(field.onBlur);
      },
    },
  };
}
