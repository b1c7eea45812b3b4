import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import type { TypedForm } from './typedForm.ts';
import { useOnceReleased } from './useOnceReleased.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const pasting: readonly string[] = ['insertFromPaste', 'insertFromDrop'];

const isPasted = (event: Event): boolean => event instanceof InputEvent && pasting.includes(event.inputType);

/**
 * A text as it is typed. What an input method is still composing is nobody's business: it is neither kept nor checked. What
 * is pasted, and what is left, is shown as it was understood.
 */
export function useTypedText<Text extends string>(form: TypedForm<Text>, name: Text) {
  const { field } = useController({ control: form.control, name });
  const onceReleased = useOnceReleased();
  const [composed, setComposed] = useState<string | null>(null);
  const text = typeof field.value === 'string' ? field.value : '';
  const type = (next: string) => {
    if (next === text) return;
    field.onChange(next);
    form.keep();
  };
  return {
    text: composed ?? text,
    isComposing: composed !== null,
    type,
    compose: setComposed,
    /** What a plain control of this text is given. */
    control: {
      ref: field.ref,
      value: composed ?? text,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Control>) => {
        if (composed !== null) setComposed(currentTarget.value);
        else type(isPasted(nativeEvent) ? form.understood(name, currentTarget.value) : currentTarget.value);
      },
      onCompositionStart: ({ currentTarget }: CompositionEvent<Control>) => setComposed(currentTarget.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => {
        setComposed(null);
        type(currentTarget.value);
      },
      onBlur: () => {
        type(form.understood(name, text));
        onceReleased(field.onBlur);
      },
    },
  };
}
