import type { ErrorName } from '#contract/codes.ts';
import type { Result } from '#src/api/result.ts';
import { wordOf } from './wireClient.ts';

export type Code = ErrorName | 'ok';

/** A request that a hostile client sends directly to the server, with the expected code. */
export interface Probe<Run> {
  readonly name: string;
  readonly code: Code;
  readonly send: (run: Run) => Promise<Code | null>;
}

export const probe = <Run>(name: string, code: Code, call: (run: Run) => Promise<Result<unknown>>): Probe<Run> => ({
  name,
  code,
  send: async (run) => wordOf(await call(run)),
});

let keys = 0;

export function newKey(): string {
  keys += 1;
  return `key-of-another-window-${keys}`;
}
