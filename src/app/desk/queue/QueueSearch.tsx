import '@mantine/core/styles/Input.layer.css';
import { Trans } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

interface QueueSearchProps {
  /** By what is searched. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Where a queue is searched; what is searched for is in the address. */
export function QueueSearch({ label, search, onSearch }: QueueSearchProps) {
  const [typed, setTyped] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} role="search">
      <Group align="flex-end" gap="xs" mb="xs">
        <TextInput
          label={label}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
