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

export function LineControl({ value, onText, onBlur, ...props }: EditedProps<TextInputProps>) {
  return <TextInput {...props} {...useControl({ value, onText, onBlur })} />;
}

export function LinesControl({ value, onText, onBlur, ...props }: EditedProps<TextareaProps>) {
  return <Textarea {...props} {...useControl({ value, onText, onBlur })} />;
}

export function PasswordControl({ value, onText, onBlur, ...props }: EditedProps<PasswordInputProps>) {
  return <PasswordInput {...props} {...useControl({ value, onText, onBlur })} />;
}

export function ReadOnlyLines(props: Omit<TextareaProps, 'onChange' | 'readOnly'> & { readonly value: string }) {
  return <Textarea {...props} readOnly />;
}
