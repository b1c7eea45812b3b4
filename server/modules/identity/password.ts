import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> => {
  const options: ScryptOptions = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 8 * 128 * 2 };
  return new Promise((done, failed) =>
    scrypt(password.normalize('NFKC'), salt, 32, options, (cause, key) => (cause ? failed(cause) : done(key))),
  );
};

/** Format: `scrypt:cost:salt:key`; cost is the binary logarithm of N, salt and key are base64url. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `scrypt:${cost}:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/**
 * Without a stored password it takes as long and answers false, so that timing does not reveal whether a user exists.
 */
export async function verifyPassword(password: string, stored: string | null, cost: number): Promise<boolean> {
  const [scheme, storedCost, salt, key] = (stored ?? `scrypt:${cost}:none:none`).split(':');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
