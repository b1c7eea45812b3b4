import '@mantine/core/styles/Input.layer.css';
import {
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useTextControl, type WithTextControl } from './useTextControl.ts';

export function TextInputControl({ value, onText, onBlur, ...props }: WithTextControl<TextInputProps>) {
  return <TextInput {...props} {...useTextControl({ value, onText, onBlur })} />;
}

export function TextAreaControl({ value, onText, onBlur, ...props }: WithTextControl<TextareaProps>) {
  return <Textarea {...props} {...useTextControl({ value, onText, onBlur })} />;
}

export function PasswordControl({ value, onText, onBlur, ...props }: WithTextControl<PasswordInputProps>) {
  return <PasswordInput {...props} {...useTextControl({ value, onText, onBlur })} />;
}

export function ReadOnlyTextArea(props: Omit<TextareaProps, 'onChange' | 'readOnly'> & { readonly value: string }) {
  return <Textarea {...props} readOnly />;
}
