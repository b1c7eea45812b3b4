import { cors } from 'hono/cors';
import { appletHeader, idempotencyHeader, sameSiteHeader, tabHeader, userHeader } from '#contract/envelope.ts';

/** Tells browsers that the pages of these origins may call and read the answers, with their cookies: these and no others. */
export const callsFrom = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ['GET', 'POST'],
    allowHeaders: [
      'content-type',
      'authorization',
      appletHeader.name,
      sameSiteHeader.name,
      idempotencyHeader,
      tabHeader,
      userHeader,
    ],
    exposeHeaders: [userHeader],
    maxAge: 7200,
  });
