import { type Api, createApi } from '#src/api/api.ts';

/** A client of the wire, with the cookies that it is told of. */
export const wireTo = (origin: string, cookies: () => Promise<string>): Api =>
  createApi({
    baseUrls: { oss: `${origin}/oss`, crm: `${origin}/crm` },
    language: () => 'en',
    onSignedOut: () => {},
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set('cookie', await cookies());
      return fetch(request);
    },
  });
