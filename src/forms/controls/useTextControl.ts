import type { FocusEvent, RefCallback } from 'react';
import { type OnText, type TextControl, useComposition } from './useComposition.ts';

/** The controls in this folder are the only ones for typed text: a lint rule rejects the library's own elsewhere. */
interface TextControlProps {
  readonly value: string;
  /** Called with the whole text, never during a composition of an input method. */
  readonly onText: OnText;
  readonly ref?: RefCallback<TextControl>;
}

type ManagedProps = 'value' | 'defaultValue' | 'onChange' | 'onCompositionStart' | 'onCompositionEnd' | 'ref';
export type WithTextControl<Props> = Omit<Props, ManagedProps> & TextControlProps;

export function useTextControl<Control extends TextControl>({
  value,
  onText,
  onBlur,
}: TextControlProps & { readonly onBlur?: ((event: FocusEvent<Control>) => void) | undefined }) {
  const { commitOnBlur, ...control } = useComposition(value, onText);
  return {
    ...control,
    onBlur: (event: FocusEvent<Control>) => {
      commitOnBlur(event);
      onBlur?.(event);
    },
  };
}
