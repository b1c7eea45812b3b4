import '@mantine/core/styles/Input.layer.css';
import { Input, type InputProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTextControl, type WithTextControl } from './useTextControl.ts';

// In a file of its own: together with the other controls, the store's chunk would contain library parts on which the
// common chunk builds.
/** An input without label and error. */
export function BareControl({
  value,
  onText,
  onBlur,
  ...props
}: WithTextControl<InputProps & Omit<ComponentProps<'input'>, keyof InputProps>>) {
  return <Input {...props} {...useTextControl({ value, onText, onBlur })} />;
}
