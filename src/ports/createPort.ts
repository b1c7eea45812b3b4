import { fromPromise } from 'xstate';
import type { Port } from '#machines/kit/port.ts';

/** The signal aborts when the machine no longer needs the answer. */
export const createPort = <Input, Output>(
  answer: (input: Input, signal: AbortSignal) => Promise<Output>,
): Port<Input, Output> => fromPromise<Output, Input>(({ input, signal }) => answer(input, signal));
