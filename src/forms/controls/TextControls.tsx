import '@mantine/core/styles/Input.layer.css';
import {
  Input,
  type InputProps,
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { ComponentProps, FocusEvent, RefCallback } from 'react';
import { type OnText, type TextControl, useComposition } from './useComposition.ts';

/** A text that is edited. These controls are the only ones in which text is typed: a lint rule refuses the library's own elsewhere. */
interface Edited {
  readonly value: string;
  /** Called with the whole text, never during a composition of an input method. */
  readonly onText: OnText;
  readonly ref?: RefCallback<TextControl>;
}

type Controlled = 'value' | 'defaultValue' | 'onChange' | 'onCompositionStart' | 'onCompositionEnd' | 'ref';
type EditedProps<Props> = Omit<Props, Controlled> & Edited;

function useControl<Control extends TextControl>({
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

/** A line of text, with its label and its error. */
export function LineControl({ value, onText, onBlur, ...props }: EditedProps<TextInputProps>) {
  return <TextInput {...props} {...useControl({ value, onText, onBlur })} />;
}

/** A line of text and nothing else. */
export function BareControl({
  value,
  onText,
  onBlur,
  ...props
}: EditedProps<InputProps & Omit<ComponentProps<'input'>, keyof InputProps>>) {
  return <Input {...props} {...useControl({ value, onText, onBlur })} />;
}

/** Several lines of text. */
export function LinesControl({ value, onText, onBlur, ...props }: EditedProps<TextareaProps>) {
  return <Textarea {...props} {...useControl({ value, onText, onBlur })} />;
}

/** A password, which can be shown: shown, it is composed like any other text. */
export function PasswordControl({ value, onText, onBlur, ...props }: EditedProps<PasswordInputProps>) {
  return <PasswordInput {...props} {...useControl({ value, onText, onBlur })} />;
}

/** Lines that can be selected and copied, and not edited. */
export function ReadOnlyLines(props: Omit<TextareaProps, 'onChange' | 'readOnly'> & { readonly value: string }) {
  return <Textarea {...props} readOnly />;
}
