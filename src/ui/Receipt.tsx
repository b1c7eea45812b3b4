import type { ReactNode } from 'react';
import classes from './Receipt.module.css';

export interface ReceiptRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Facts that somebody may have to prove: number, amount, when, by whom. */
export function Receipt({ rows, children }: { rows: readonly ReceiptRow[]; children?: ReactNode }) {
  return (
    <div className={classes.receipt}>
      <dl className={classes.rows}>
        {rows.map((row) => (
          <div key={row.id} className={classes.row}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
