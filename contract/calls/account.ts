import { z } from 'zod/mini';
import { get, noParameters, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { enterprise } from '../entities/account.ts';
import { userInfo } from '../entities/client.ts';
import { typedLine } from '../typed.ts';

const maxNicknameLength = 60;

/** May be empty. */
export const nickname = typedLine(maxNicknameLength);

export const userSave = post({
  host: 'oss',
  path: '/mall/user/save',
  summary: 'Saves how the user is called, and the picture that stands for the user',
  addition: true,
  rate: { times: 60, seconds: 60 },
  body: z.strictObject({
    real_name: typedLine(maxNicknameLength).check(z.minLength(1)),
    nickname: z._default(nickname, ''),
    /** A file uploaded as an avatar; leaving it out removes the picture. */
    avatar: z.optional(itemId),
  }),
  data: userInfo,
  refusals: ['file_unknown', 'too_many_requests'],
});

export const enterpriseRead = get({
  host: 'oss',
  path: '/mall/client/enterprise',
  summary: 'The enterprise of the user, and who belongs to it',
  access: 'client',
  addition: true,
  query: noParameters,
  data: enterprise,
});
