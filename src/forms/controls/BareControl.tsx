import '@mantine/core/styles/Input.layer.css';
import { Input, type InputProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type EditedProps, useControl } from './useControl.ts';

// The store has this control alone: beside the others its chunk would hold parts of the library on which the common chunk builds.
/** A line of text and nothing else. */
export function BareControl({
  value,
  onText,
  onBlur,
  ...props
}: EditedProps<InputProps & Omit<ComponentProps<'input'>, keyof InputProps>>) {
  return <Input {...props} {...useControl({ value, onText, onBlur })} />;
}
