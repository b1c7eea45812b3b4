import { fromPromise } from 'xstate';
import type { Port } from '#machines/kit/port.ts';

/** A port from a function; its signal says when the machine no longer wants the answer. */
export const portOf = <Input, Output>(
  answer: (input: Input, signal: AbortSignal) => Promise<Output>,
): Port<Input, Output> => fromPromise<Output, Input>(({ input, signal }) => answer(input, signal));
