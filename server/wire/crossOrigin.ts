import { cors } from 'hono/cors';
import { appletHeader, idempotencyHeader, sameSiteHeader, tabHeader, userHeader } from '#contract/envelope.ts';

/** CORS: only pages of these origins may call with cookies and read the responses. */
export const allowCallsFrom = (origins: readonly string[]) =>
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
