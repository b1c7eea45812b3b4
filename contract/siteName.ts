import { z } from 'zod';

/** What a deployment calls itself, on its pages and in its messages: short enough for the sender of a text message. */
export const siteName = z.string().trim().min(1).max(24);

export const defaultSiteName = 'Mallflow';
