import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useMachine } from '@xstate/react';
import { useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router-dom';
import { setup } from 'xstate';
import type { readSettings } from './settings.ts';

const machine = setup({ types: { events: {} as { type: 'greet' } | { type: 'leave' } } }).createMachine({
  initial: 'waiting',
  states: { waiting: { on: { greet: 'greeting' } }, greeting: { on: { leave: 'waiting' } } },
});

export function Hello() {
  const languages = useLoaderData<typeof readSettings>();
  const [snapshot, send] = useMachine(machine);
  const { register, handleSubmit } = useForm({ defaultValues: { name: '' } });
  return (
    <main>
      <h1>
        <Trans>Hello</Trans>
      </h1>
      <form onSubmit={handleSubmit(() => send({ type: 'greet' }))}>
        <TextInput label="Name" {...register('name', { required: true })} />
        <Checkbox label="Confirm" />
        <NumberInput label="Number" />
        <Button type="submit">Greet</Button>
      </form>
      <p>{languages.join(', ')}</p>
      {snapshot.matches('greeting') && <Button onClick={() => send({ type: 'leave' })}>Leave</Button>}
    </main>
  );
}
