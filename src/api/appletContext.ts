import { appletClient, appletHeader } from '#contract/envelope.ts';

/** Session and client of the mini-program's web-view. */
export interface AppletSession {
  readonly token: string;
  readonly client_id: string;
}

/** Null in a browser. */
export type AppletContext = { readonly pass: AppletSession | null } | null;

export const appletHeaders = (applet: AppletContext): Readonly<Record<string, string>> => ({
  ...(applet !== null && { [appletHeader.name]: appletHeader.value }),
  ...(applet?.pass != null && { authorization: `Bearer ${applet.pass.token}` }),
});

/** Keeps a client that the query already names. */
export function withAppletClient(query: URLSearchParams, applet: AppletContext): URLSearchParams {
  if (applet?.pass == null || query.has(appletClient)) return query;
  return new URLSearchParams([...query, [appletClient, applet.pass.client_id]]);
}
