import { type FocusEvent, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { TextChange, TextControl } from './controls/useComposition.ts';
import type { TypedForm } from './typedForm.ts';

const pasting: readonly string[] = ['insertFromPaste', 'insertFromDrop'];

const ends = ['pointerup', 'pointercancel'] as const;

/**
 * Does something once nothing is pressed any more. What is said of a field that was left moves what stands below it: said while a
 * button is being pressed, it would take the button away from under the pointer, and nothing would be pressed at all.
 */
function useOnceReleased(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);
  return (work) => {
    if (!isPressed.current) {
      work();
      return;
    }
    const waiting = new AbortController();
    const later = () => {
      waiting.abort();
      // The click comes after the release.
      setTimeout(work);
    };
    for (const end of ends) document.addEventListener(end, later, { signal: waiting.signal });
  };
}

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
