import { z } from 'zod/mini';

/** The deployment's name on pages and in messages; short enough for the sender of a text message. */
export const siteName = z.string().check(z.trim(), z.minLength(1), z.maxLength(24));

export const defaultSiteName = 'Mallflow';
