import { solveChallenge } from 'altcha-lib/v1';
import type { Challenge } from '#contract/entities/code.ts';

/** Solves a challenge as a page does. */
export async function solutionOf({ max_number, ...challenge }: Challenge): Promise<string> {
  const { salt, algorithm } = challenge;
  const solution = await solveChallenge(challenge.challenge, salt, algorithm, max_number).promise;
  if (solution === null) throw new Error('no number solves it');
  return Buffer.from(JSON.stringify({ ...challenge, number: solution.number })).toString('base64');
}
