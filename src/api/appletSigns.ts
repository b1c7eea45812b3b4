import { appletClient, appletHeader } from '#contract/envelope.ts';

/** By which session the web-view of the mini-program calls, and for which client. */
export interface AppletPass {
  readonly token: string;
  readonly client_id: string;
}

/** What the pages say of the mini-program that they are shown in; null in a browser. */
export type AppletSigns = { readonly pass: AppletPass | null } | null;

/** The headers that calls from the mini-program have. */
export const appletHeaders = (applet: AppletSigns): Readonly<Record<string, string>> => ({
  ...(applet !== null && { [appletHeader.name]: appletHeader.value }),
  ...(applet?.pass != null && { authorization: `Bearer ${applet.pass.token}` }),
});

/** The query of a call, with the client for which the mini-program makes it. */
export function withAppletClient(query: URLSearchParams, applet: AppletSigns): URLSearchParams {
  if (applet?.pass == null || query.has(appletClient)) return query;
  return new URLSearchParams([...query, [appletClient, applet.pass.client_id]]);
}
