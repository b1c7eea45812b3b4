import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { ComponentProps } from 'react';

interface WorkingButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  /** What it has begun is under way. */
  readonly loading: boolean;
}

/**
 * A button whose work takes a while. It is not disabled meanwhile, as the library's own would be, which would take the focus from
 * whoever has pressed it: pressed again it does nothing.
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
