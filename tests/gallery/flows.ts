import type { Show } from './shown.ts';

const files = import.meta.glob<Show>('../flows/*/shown.tsx', { import: 'show', eager: true });

/** The flows of the gallery, and the child machines that they share, by the name in its address: that of its folder. */
export const flows: Readonly<Record<string, Show>> = Object.fromEntries(
  Object.entries(files).map(([file, show]) => [file.split('/').at(-2) ?? file, show]),
);
