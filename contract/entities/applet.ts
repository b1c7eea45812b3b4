import { z } from 'zod/mini';

/** A page within the mini-program, by its path there. */
const appletPage = z
  .string()
  .check(z.regex(/^\/[\w/-]{1,200}(\?[\w=&%.-]{0,200})?$/, 'has to be the path of a page of the mini-program'));

export const appletWorkPage = z._default(appletPage, '/pages/work/index');
export const appletErrorPage = z._default(appletPage, '/pages/error/index');

/** The pages of the mini-program to which its web-view leads. */
export const appletPages = z.prefault(z.object({ work_page: appletWorkPage, error_page: appletErrorPage }), {});
export type AppletPages = z.infer<typeof appletPages>;
