import { appletClient, appletHeader } from '#contract/envelope.ts';
import type { Caller } from './handler.ts';

/** What a request from the web-view of the mini-program says of itself. */
export interface AppletSign {
  /** The token of the session by which it calls; null where that is the cookie's. */
  readonly token: string | null;
  /** The client for which it calls. */
  readonly client_id: string | null;
}

/** Reads what a request says of the mini-program that makes it; null where none does: a bearer means nothing then. */
export function readApplet({ headers, url }: Pick<Request, 'headers' | 'url'>): AppletSign | null {
  if (headers.get(appletHeader.name) !== appletHeader.value) return null;
  const [, token = null] = /^Bearer ([\w-]+)$/.exec(headers.get('authorization') ?? '') ?? [];
  return { token, client_id: new URL(url).searchParams.get(appletClient) };
}

/** Whether the mini-program calls for the client of its session. One without a pass of its own calls as a browser does. */
export const isForItsClient = ({ token, client_id }: AppletSign, caller: Caller | null): boolean =>
  (token === null && client_id === null) || caller === null || caller.client_id === client_id;
