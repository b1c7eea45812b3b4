import { z } from 'zod/mini';

/** A path within the mini-program. */
const appletPage = z
  .string()
  .check(z.regex(/^\/[\w/-]{1,200}(\?[\w=&%.-]{0,200})?$/, 'has to be the path of a page of the mini-program'));

export const appletWorkPage = z._default(appletPage, '/pages/work/index');
export const appletErrorPage = z._default(appletPage, '/pages/error/index');

export const appletPages = z.prefault(z.object({ work_page: appletWorkPage, error_page: appletErrorPage }), {});
export type AppletPages = z.infer<typeof appletPages>;
