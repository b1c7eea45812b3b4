import type { ErrorName } from '#contract/responseCodes.ts';
import type { Result } from '#src/api/result.ts';
import { resultCode } from './wireClient.ts';

export type ProbeCode = ErrorName | 'ok';

/** A request that a hostile client sends directly to the server, with the expected code. */
export interface Probe<Run> {
  readonly name: string;
  readonly code: ProbeCode;
  readonly send: (run: Run) => Promise<ProbeCode | null>;
}

export const probe = <Run>(
  name: string,
  code: ProbeCode,
  call: (run: Run) => Promise<Result<unknown>>,
): Probe<Run> => ({
  name,
  code,
  send: async (run) => resultCode(await call(run)),
});

let keyCount = 0;

export function newKey(): string {
  keyCount += 1;
  return `key-of-another-window-${keyCount}`;
}
