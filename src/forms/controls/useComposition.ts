import { type ChangeEvent, type CompositionEvent, type FocusEvent, useState } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** `inputType` of the Input Events specification: what changed the text. */
export interface TextChange {
  readonly control: TextControl;
  /** Null if the browser does not report it, and after a composition. */
  readonly inputType: string | null;
}

export type OnText = (text: string, change: TextChange) => void;

const inputTypeOf = (event: Event): string | null => (event instanceof InputEvent ? event.inputType : null);

/**
 * Lets an input method compose in a controlled text control. During a composition the control shows its own text and
 * `onText` is not called: a value written into the control in the meantime makes the input method insert everything
 * again. `onText` is called with the whole text at `compositionend`; Firefox sends an `input` event after it, Chromium
 * and Safari before.
 */
export function useComposition(value: string, onText: OnText) {
  const [composed, setComposed] = useState<string | null>(null);
  const commit = (control: TextControl) => {
    setComposed(null);
    onText(control.value, { control, inputType: null });
  };
  return {
    value: composed ?? value,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<TextControl>) => {
      if (composed === null)
        onText(currentTarget.value, { control: currentTarget, inputType: inputTypeOf(nativeEvent) });
      else setComposed(currentTarget.value);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<TextControl>) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) => commit(currentTarget),
    /** Some input methods end a composition only after the control has lost the focus. */
    commitOnBlur: ({ currentTarget }: FocusEvent<TextControl>) => {
      if (composed !== null) commit(currentTarget);
    },
  };
}
