import { solveChallenge } from 'altcha-lib/v1';
import { challenge } from '#contract/entities/code.ts';

async function solve(data: unknown): Promise<number | null> {
  const asked = challenge.parse(data);
  const solution = await solveChallenge(asked.challenge, asked.salt, asked.algorithm, asked.max_number).promise;
  return solution?.number ?? null;
}

// What is rejected here the page would never hear of: on an address without https, browsers have nothing to search with.
addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  solve(data).then(
    (number) => postMessage({ number }),
    (cause: unknown) => postMessage({ number: null, problem: String(cause) }),
  ),
);
