import type { Owner } from '../../wire/handler.ts';

/** The owner of a captcha, an image or a code, as one text. */
export const ownerKey = (holder: Owner): string =>
  holder.kind === 'user' ? `user ${holder.user.user_id}` : `tab ${holder.hash}`;
