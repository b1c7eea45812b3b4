import { type FocusEvent, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { TextChange, TextControl } from './controls/useComposition.ts';
import type { TypedForm } from './typedForm.ts';

const pasteInputTypes: readonly string[] = ['insertFromPaste', 'insertFromDrop'];

const pointerEndEvents = ['pointerup', 'pointercancel'] as const;

/**
 * Defers work until no pointer is pressed. A problem shown on blur moves what is below it: shown during a press on a
 * button, it would move the button away, and the click would be lost.
 */
function useAfterPointerRelease(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    for (const end of pointerEndEvents) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of pointerEndEvents) document.removeEventListener(end, release, true);
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
    for (const end of pointerEndEvents) document.addEventListener(end, later, { signal: waiting.signal });
  };
}

/** Shows pasted text, and the text of a field that was left, as it was parsed. */
export function useTypedText<Text extends string>(form: TypedForm<Text>, name: Text) {
  const { field } = useController({ control: form.control, name });
  const onceReleased = useAfterPointerRelease();
  const text = typeof field.value === 'string' ? field.value : '';
  const type = (next: string) => {
    if (next === text) return;
    field.onChange(next);
    form.keep();
  };
  return {
    text,
    type,
    control: {
      ref: field.ref,
      value: text,
      onText: (next: string, { inputType }: TextChange) =>
        type(inputType !== null && pasteInputTypes.includes(inputType) ? form.understood(name, next) : next),
      onBlur: ({ currentTarget }: FocusEvent<TextControl>) => {
        type(form.understood(name, currentTarget.value));
        onceReleased(field.onBlur);
      },
    },
  };
}
