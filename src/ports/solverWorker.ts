import { solveChallenge } from 'altcha-lib/v1';
import { challenge } from '#contract/entities/code.ts';

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  const asked = challenge.parse(data);
  const solution = await solveChallenge(asked.challenge, asked.salt, asked.algorithm, asked.max_number).promise;
  postMessage({ number: solution?.number ?? null });
});
