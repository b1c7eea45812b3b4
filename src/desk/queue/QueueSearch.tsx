import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LineControl } from '../../forms/controls/TextControls.tsx';

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
        <LineControl
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
