import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { TextInputControl } from '../../forms/controls/TextControls.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import classes from './queue.module.css';
import { queueStepOfKey } from './queueKeys.ts';

export interface QueueProps<List extends string> {
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
    readonly links: readonly { readonly id: string; readonly link: ReactNode }[];
  };
  /** Shown for an empty list. */
  readonly nothing: ReactNode;
  readonly more: boolean;
}

export function Queue<List extends string>({ lists, search: by, rows, nothing, more }: QueueProps<List>) {
  const { label, names, ids, shown, counts, hrefOf } = lists;
  const { text: search } = by;
  const tabs = ids.map((id) => ({ id, label: names[id], count: counts[id] ?? 0, href: hrefOf(id) }));
  return (
    <Card>
      <ListTabs label={label} active={shown} tabs={tabs} />
      <QueueSearch key={search} label={by.label} search={search} onSearch={by.onSearch} />
      {rows.links.length === 0 ? (
        <EmptyState title={search === '' ? nothing : <Trans>No results for “{search}”</Trans>} />
      ) : (
        <QueueRows label={rows.label}>
          {rows.links.map(({ id, link }) => (
            <li key={id}>{link}</li>
          ))}
        </QueueRows>
      )}
      {more && (
        <Text c="dimmed" pt="sm">
          <Trans>Not all are shown. Search to find more.</Trans>
        </Text>
      )}
    </Card>
  );
}

interface QueueRowsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The arrow keys, j and k move the focus along the links. */
function QueueRows({ label, children }: QueueRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const lead = (event: KeyboardEvent) => {
    const step = queueStepOfKey(event);
    if (step === null) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const focused = document.activeElement;
    const to = links[(focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1) + step];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <ul ref={list} className={classes.rows} aria-label={label} onKeyDown={lead}>
      {children}
    </ul>
  );
}

interface QueueSearchProps {
  /** The fields that are searched. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function QueueSearch({ label, search, onSearch }: QueueSearchProps) {
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} role="search">
      <Group align="flex-end" gap="xs" mb="xs">
        <TextInputControl
          label={label}
          value={typed}
          onText={setTyped}
          maxLength={100}
          type="search"
          autoComplete="off"
          flex="0 1 320px"
        />
        <Button type="submit" variant="default">
          <Trans>Search</Trans>
        </Button>
      </Group>
    </form>
  );
}
