import type { FocusEvent, RefCallback } from 'react';
import { type OnText, type TextControl, useComposition } from './useComposition.ts';

/** A text that is edited. The controls in this folder are the only ones in which text is typed: a lint rule refuses the library's own elsewhere. */
interface Edited {
  readonly value: string;
  /** Called with the whole text, never during a composition of an input method. */
  readonly onText: OnText;
  readonly ref?: RefCallback<TextControl>;
}

type Controlled = 'value' | 'defaultValue' | 'onChange' | 'onCompositionStart' | 'onCompositionEnd' | 'ref';
export type EditedProps<Props> = Omit<Props, Controlled> & Edited;

/** What a control of the library is given, so that its text is edited as `Edited` says. */
export function useControl<Control extends TextControl>({
  value,
  onText,
  onBlur,
}: Edited & { readonly onBlur?: ((event: FocusEvent<Control>) => void) | undefined }) {
  const { commitOnBlur, ...control } = useComposition(value, onText);
  return {
    ...control,
    onBlur: (event: FocusEvent<Control>) => {
      commitOnBlur(event);
      onBlur?.(event);
    },
  };
}
