import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { ComponentProps } from 'react';

interface WorkingButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  readonly loading: boolean;
}

/**
 * Not disabled while `loading`, unlike Mantine's own, because disabling would drop the focus: pressing it again does
 * nothing.
 */
export const WorkingButton = ({ loading, onClick, ...props }: WorkingButtonProps) => (
  <Button
    {...props}
    loading={loading}
    onClick={loading ? (event) => event.preventDefault() : onClick}
    renderRoot={({ disabled, ...root }: ComponentProps<'button'>) => (
      <button {...root} disabled={disabled === true && !loading} aria-disabled={loading || undefined} />
    )}
  />
);
