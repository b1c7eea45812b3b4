import { z } from 'zod';

/** A page within the mini-program, by its path there. */
const appletPage = z
  .string()
  .regex(/^\/[\w/-]{1,200}(\?[\w=&%.-]{0,200})?$/, 'has to be the path of a page of the mini-program');

export const appletWorkPage = appletPage.default('/pages/work/index');
export const appletErrorPage = appletPage.default('/pages/error/index');

/** The pages of the mini-program to which its web-view leads. */
export const appletPages = z.object({ work_page: appletWorkPage, error_page: appletErrorPage }).prefault({});
export type AppletPages = z.infer<typeof appletPages>;
