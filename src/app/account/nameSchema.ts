import { z } from 'zod/mini';
import { nickname, userSave } from '#contract/calls/account.ts';

/** How a user is called, as the contract takes it. */
export const nameSchema = z.object({
  real_name: userSave.body.shape.real_name,
  nickname,
});
