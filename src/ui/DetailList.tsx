import '@mantine/core/styles/DataList.layer.css';
import { DataList, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

export interface DetailRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Facts that a user may have to prove: number, amount, when, by whom. */
export const DetailList = ({ rows, children }: { rows: readonly DetailRow[]; children?: ReactNode }) => (
  <Stack>
    <DataList>
      {rows.map((row) => (
        <DataList.Item key={row.id}>
          <DataList.ItemLabel>{row.label}</DataList.ItemLabel>
          <DataList.ItemValue>{row.value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
    {children}
  </Stack>
);
