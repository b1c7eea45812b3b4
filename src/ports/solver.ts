import { z } from 'zod/mini';
import type { Challenge } from '#contract/entities/code.ts';
import { PortFault } from '#machines/kit/fault.ts';

/** Searches for the number that solves a challenge; answers it with the challenge, as the server takes it. */
export type Solve = (challenge: Challenge, signal: AbortSignal) => Promise<string>;

const answer = z.object({ number: z.nullable(z.int()), problem: z.optional(z.string()) });

/** Solves challenges in a worker, beside the page: it is ended with its work, and where nobody wants the solution any more. */
export const solveInWorker: Solve = async (challenge, signal) => {
  const worker = new Worker(new URL('./solverWorker.ts', import.meta.url), { type: 'module' });
  try {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener('error', () => reject(new PortFault({ kind: 'unreachable' })));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(challenge);
    const { number, problem = 'no number solves it' } = answer.parse(await promise);
    if (number === null) throw new PortFault({ kind: 'broken', detail: problem });
    const { max_number: _, ...signed } = challenge;
    return btoa(JSON.stringify({ ...signed, number }));
  } finally {
    worker.terminate();
  }
};
