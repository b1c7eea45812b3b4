import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './flowkit.module.css';

export const Busy = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.busy}>
    <Loader size="sm" aria-hidden />
    <div role="status">{children}</div>
  </div>
);
