import type { Show } from './shown.ts';

const files = import.meta.glob<Show>('../flows/*/shown.tsx', { import: 'show', eager: true });

/** Flows and shared child machines by the name of their folder, which is also the name in the address. */
export const flows: Readonly<Record<string, Show>> = Object.fromEntries(
  Object.entries(files).map(([file, show]) => [file.split('/').at(-2) ?? file, show]),
);
