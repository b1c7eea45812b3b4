import { createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod/mini';
import type { Challenge } from '#contract/entities/oneTimeCode.ts';
import type { Deps } from '../../deps.ts';

type ChallengeDeps = Pick<Deps, 'now' | 'secret' | 'settings'>;

interface ChallengeOptions {
  /** Who solves it and for what: a solution is worthless elsewhere. */
  readonly about: string;
  readonly max_number: number;
  readonly minutes: number;
}

const challengeKeyOf = ({ settings }: Pick<Deps, 'settings'>): string =>
  createHmac('sha256', settings.secret).update('challenges').digest('hex');

const bindingHashOf = (about: string, deps: Pick<Deps, 'settings'>): string =>
  createHmac('sha256', challengeKeyOf(deps)).update(about).digest('hex');

/** A random number below `most`, which may be at most 2^40. */
export const randomBelow = (most: number, { secret }: Pick<Deps, 'secret'>): number =>
  Number.parseInt(Buffer.from(secret(96), 'base64url').toString('hex').slice(0, 12), 16) % most;

/** Makes a challenge without storing it: it is signed. */
export async function makeChallenge(
  { about, max_number, minutes }: ChallengeOptions,
  deps: ChallengeDeps,
): Promise<Challenge> {
  const { algorithm, challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: challengeKeyOf(deps),
    salt: Buffer.from(deps.secret(96), 'base64url').toString('hex'),
    number: randomBelow(max_number, deps),
    expires: new Date(deps.now().getTime() + minutes * 60_000),
    params: { about: bindingHashOf(about, deps) },
  });
  return { algorithm: z.literal('SHA-256').parse(algorithm), challenge, salt, signature, max_number };
}

const challengeSolution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.maxLength(128)),
  number: z.int().check(z.minimum(0)),
  salt: z.string().check(z.maxLength(256)),
  signature: z.string().check(z.maxLength(128)),
});

/** The challenge of a valid solution, made for `about` and not expired; otherwise null. */
export async function solvedChallengeOf(
  solution: string,
  about: string,
  deps: Pick<Deps, 'now' | 'settings'>,
): Promise<string | null> {
  const payload = readSolution(solution);
  if (payload === null) return null;
  const params = extractParams(payload);
  const isFitting = params.about === bindingHashOf(about, deps) && Number(params.expires) * 1000 > deps.now().getTime();
  // The library would check the expiry by the process's clock.
  return isFitting && (await verifySolution(payload, challengeKeyOf(deps), false)) ? payload.challenge : null;
}

function readSolution(solution: string): z.output<typeof challengeSolution> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(solution, 'base64').toString());
    return challengeSolution.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}
