import type { BrowserContext } from 'playwright-core';
import { isErrorName } from '#contract/refusal.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { type Api, createApi } from '#src/api/api.ts';
import type { Result } from '#src/api/result.ts';

export const apiAs = (origin: string, context: BrowserContext): Api =>
  createApi({
    baseUrls: { oss: `${origin}/oss`, crm: `${origin}/crm` },
    language: () => 'en',
    onSignedOut: () => {},
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const cookies = await context.cookies();
      request.headers.set('cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
      return fetch(request);
    },
  });

/** The outcome of a call in one word; null for a fault, or a code that this version does not know. */
export function resultCode(result: Result<unknown>): ErrorName | 'ok' | null {
  if (result.kind === 'ok') return 'ok';
  return result.kind === 'refused' && isErrorName(result.refusal.code) ? result.refusal.code : null;
}

export async function dataOrThrow<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const result = await call;
  if (result.kind !== 'ok') throw new Error(`A call beside the page was not answered: ${JSON.stringify(result)}`);
  return result.data;
}
