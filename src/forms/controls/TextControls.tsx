import '@mantine/core/styles/Input.layer.css';
import {
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { type EditedProps, useControl } from './useControl.ts';

/** A line of text, with its label and its error. */
export function LineControl({ value, onText, onBlur, ...props }: EditedProps<TextInputProps>) {
  return <TextInput {...props} {...useControl({ value, onText, onBlur })} />;
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
