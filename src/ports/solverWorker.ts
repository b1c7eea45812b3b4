import { solveChallenge } from 'altcha-lib/v1';
import { challenge } from '#contract/entities/oneTimeCode.ts';

async function solve(data: unknown): Promise<number | null> {
  const asked = challenge.parse(data);
  const solution = await solveChallenge(asked.challenge, asked.salt, asked.algorithm, asked.max_number).promise;
  return solution?.number ?? null;
}

// A rejection here would never reach the page. It happens without https, where browsers have no `crypto.subtle`.
addEventListener('message', ({ data }: MessageEvent<unknown>) =>
  solve(data).then(
    (number) => postMessage({ number }),
    (cause: unknown) => postMessage({ number: null, problem: String(cause) }),
  ),
);
