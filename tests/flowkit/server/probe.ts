import type { ErrorName } from '#contract/codes.ts';
import type { Result } from '#src/api/result.ts';
import { wordOf } from './wireClient.ts';

export type Code = ErrorName | 'ok';

/** Something that a dishonest client sends straight to the server, and what has to come of it. */
export interface Probe<Run> {
  readonly name: string;
  readonly code: Code;
  readonly send: (run: Run) => Promise<Code | null>;
}

/** Makes a call beside the page. */
export const probe = <Run>(name: string, code: Code, call: (run: Run) => Promise<Result<unknown>>): Probe<Run> => ({
  name,
  code,
  send: async (run) => wordOf(await call(run)),
});

let keys = 0;

/** A key under which nothing has been sent yet. */
export function newKey(): string {
  keys += 1;
  return `key-of-another-window-${keys}`;
}
