import { appletClient, appletHeader } from '#contract/envelope.ts';
import type { Caller } from './handler.ts';

export interface AppletCredentials {
  /** Session token of the bearer header; null if the cookie has the session. */
  readonly token: string | null;
  readonly client_id: string | null;
}

/** Null unless the mini-program calls: without its header, a bearer token is ignored. */
export function readApplet({ headers, url }: Pick<Request, 'headers' | 'url'>): AppletCredentials | null {
  if (headers.get(appletHeader.name) !== appletHeader.value) return null;
  const [, token = null] = /^Bearer ([\w-]+)$/.exec(headers.get('authorization') ?? '') ?? [];
  return { token, client_id: new URL(url).searchParams.get(appletClient) };
}

/** Whether the mini-program calls for its session's client; true without a token and a client, as for a browser. */
export const isForSessionClient = ({ token, client_id }: AppletCredentials, caller: Caller | null): boolean =>
  (token === null && client_id === null) || caller === null || caller.client_id === client_id;
