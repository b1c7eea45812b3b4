import { appletClient, appletHeader } from '#contract/envelope.ts';

/** Session and client of the mini-program's web-view. */
export interface AppletPass {
  readonly token: string;
  readonly client_id: string;
}

/** Null in a browser. */
export type AppletSigns = { readonly pass: AppletPass | null } | null;

export const appletHeaders = (applet: AppletSigns): Readonly<Record<string, string>> => ({
  ...(applet !== null && { [appletHeader.name]: appletHeader.value }),
  ...(applet?.pass != null && { authorization: `Bearer ${applet.pass.token}` }),
});

/** Keeps a client that the query already names. */
export function withAppletClient(query: URLSearchParams, applet: AppletSigns): URLSearchParams {
  if (applet?.pass == null || query.has(appletClient)) return query;
  return new URLSearchParams([...query, [appletClient, applet.pass.client_id]]);
}
