/// <reference path="./svgCaptcha.d.ts" />
import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CodePurpose, ImageCode } from '#contract/entities/oneTimeCode.ts';
import { codeLimits } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Owner, ok, type Refused, refuse } from '../../wire/handler.ts';
import { isSameSecret } from '../../wire/secret.ts';
import { ownerKey } from './ownerKey.ts';
import { makeChallenge, randomBelow, solvedChallengeOf } from './proofOfWork.ts';
import { captchas, imageCodes } from './tables.ts';

/** Without characters that look alike. */
const characters = 'ACDEFHJKLMNPRTUVWXY34679';
const codeLength = 5;

const answerHash = (image_code_id: string, answer: string, { settings }: Pick<Deps, 'settings'>): string => {
  const said = answer.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return createHmac('sha256', settings.secret).update(`image ${image_code_id} ${said}`).digest('hex');
};

const imageBindingOf = (image_code_id: string): string => `image ${image_code_id}`;

/** Draws an image for a passed captcha; replaces its previous, untried image. */
export async function drawImage(holder: Owner, captcha_id: string, deps: Deps): Promise<Answer<ImageCode>> {
  const now = deps.now();
  const image_code_id = deps.secret(128);
  const answer = Array.from({ length: codeLength }, () => characters[randomBelow(characters.length, deps)]).join('');
  const expires_at = new Date(now.getTime() + codeLimits.imageMinutes * 60_000);
  const isMade = await deps.db.transaction(async (tx) => {
    const own = and(eq(captchas.captcha_id, captcha_id), eq(captchas.holder, ownerKey(holder)));
    const unspent = and(own, isNull(captchas.spent_at), gt(captchas.expires_at, now));
    const [captcha] = await tx.select().from(captchas).where(unspent).for('update');
    if (captcha === undefined || captcha.images >= codeLimits.images) return false;
    const before = and(eq(imageCodes.captcha_id, captcha_id), isNull(imageCodes.tried_by));
    await tx.delete(imageCodes).where(before);
    const answer_hash = answerHash(image_code_id, answer, deps);
    await tx.insert(imageCodes).values({ image_code_id, captcha_id, answer_hash, expires_at });
    await tx
      .update(captchas)
      .set({ images: captcha.images + 1 })
      .where(own);
    return true;
  });
  if (!isMade) return refuse('captcha_expired');
  const work = { about: imageBindingOf(image_code_id), max_number: deps.settings.captcha_work.instead_of_image };
  const challenge = await makeChallenge({ ...work, minutes: codeLimits.imageMinutes }, deps);
  return ok({ image_code_id, image: await pictureOf(answer), expires_at: expires_at.toISOString(), challenge });
}

async function pictureOf(text: string): Promise<string> {
  // Imported lazily: it reads a font.
  const { default: draw } = await import('svg-captcha');
  // Given a background of its own, the library draws light colours that are hard to read.
  const drawn = draw(text, { width: 180, height: 60, fontSize: 56, noise: 3 });
  const svg = drawn.replace('>', '><rect width="100%" height="100%" fill="#f4f5f7"/>');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

interface ImageAnswer {
  readonly holder: Owner;
  readonly purpose: CodePurpose;
  readonly image_code_id: string;
  readonly image_code: string;
  readonly key: string;
}

/**
 * Tries the one answer that an image accepts, in a transaction of its own, since the try counts even if no code is
 * sent. The same key gets the same result, so that a request whose answer was lost can be repeated.
 */
export function tryImage(
  { holder, purpose, image_code_id, image_code, key }: ImageAnswer,
  deps: Deps,
): Promise<Refused | { readonly kind: 'right'; readonly captcha_id: string }> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(imageCodes).where(eq(imageCodes.image_code_id, image_code_id)).for('update');
    if (row === undefined) return refuse('image_code_expired');
    const { captcha_id } = row;
    const right = { kind: 'right', captcha_id } as const;
    const own = and(eq(captchas.captcha_id, captcha_id), eq(captchas.holder, ownerKey(holder)));
    const [captcha] = await tx
      .select()
      .from(captchas)
      .where(and(own, eq(captchas.purpose, purpose)));
    if (captcha === undefined) return refuse('image_code_expired');
    if (row.tried_by === key) return row.was_right ? right : refuse('image_code_wrong');
    if (!canBeTried(row, captcha, deps.now())) return refuse('image_code_expired');
    const was_right =
      isSameSecret(answerHash(image_code_id, image_code, deps), row.answer_hash) ||
      (await solvedChallengeOf(image_code, imageBindingOf(image_code_id), deps)) !== null;
    await tx.update(imageCodes).set({ tried_by: key, was_right }).where(eq(imageCodes.image_code_id, image_code_id));
    return was_right ? right : refuse('image_code_wrong');
  });
}

const canBeTried = (image: typeof imageCodes.$inferSelect, captcha: typeof captchas.$inferSelect, now: Date): boolean =>
  image.tried_by === null && image.expires_at > now && captcha.expires_at > now && captcha.spent_at === null;
