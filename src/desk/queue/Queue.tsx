import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { QueueRows } from './QueueRows.tsx';
import { QueueSearch } from './QueueSearch.tsx';

export interface QueueProps<List extends string> {
  /** The lists, of which one is shown. */
  readonly lists: {
    readonly label: string;
    readonly names: Readonly<Record<List, string>>;
    readonly ids: readonly List[];
    readonly shown: List;
    readonly counts: Readonly<Partial<Record<List, number>>>;
    readonly hrefOf: (list: List) => string;
  };
  readonly search: { readonly label: string; readonly text: string; readonly onSearch: (text: string) => void };
  readonly rows: {
    readonly label: string;
    /** A link for each. */
    readonly links: readonly { readonly id: string; readonly link: ReactNode }[];
  };
  /** What is said of a list that is empty. */
  readonly nothing: ReactNode;
  readonly more: boolean;
}

/** What somebody at the desk has to do, in lists that can be searched. */
export function Queue<List extends string>({ lists, search: by, rows, nothing, more }: QueueProps<List>) {
  const { label, names, ids, shown, counts, hrefOf } = lists;
  const { text: search } = by;
  const tabs = ids.map((id) => ({ id, label: names[id], count: counts[id] ?? 0, href: hrefOf(id) }));
  return (
    <Card>
      <ListTabs label={label} active={shown} tabs={tabs} />
      <QueueSearch key={search} label={by.label} search={search} onSearch={by.onSearch} />
      {rows.links.length === 0 ? (
        <EmptyState title={search === '' ? nothing : <Trans>Nothing here is like “{search}”.</Trans>} />
      ) : (
        <QueueRows label={rows.label}>
          {rows.links.map(({ id, link }) => (
            <li key={id}>{link}</li>
          ))}
        </QueueRows>
      )}
      {more && (
        <Text c="dimmed" pt="sm">
          <Trans>There are more than are shown. Search to find one of them.</Trans>
        </Text>
      )}
    </Card>
  );
}
