import { calls } from '#contract/calls/index.ts';
import { type Handlers, ok } from '../../wire/handler.ts';
import { clientOf } from '../identity/index.ts';
import { makeCaptchaChallenge, passCaptcha } from './captcha.ts';
import { drawImage } from './images.ts';
import { sendCode } from './send.ts';

export const codeHandlers = {
  async captchaChallenge({ query: { purpose }, caller: holder, network }, deps) {
    return ok({ challenge: await makeCaptchaChallenge({ holder, network, purpose }, deps) });
  },

  captchaPassed: ({ body: { purpose, solution }, caller: holder, network }, deps) =>
    passCaptcha({ holder, network, purpose }, solution, deps),

  imageVerifyCode: ({ query, caller: holder }, deps) => drawImage(holder, query.captcha_id, deps),

  async verificationSendSmsCode({ body: asked, caller, network, request_id, key }, deps) {
    const by = {
      holder: { kind: 'user', user: caller },
      network,
      request_id,
      zone: (await clientOf(deps.db, caller)).use_zone,
    } as const;
    return sendCode({ ...by, call: calls.verificationSendSmsCode, key, purpose: 'verification', asked }, deps);
  },

  registrationSendSmsCode({ body: { zone, ...asked }, caller: holder, network, request_id, key }, deps) {
    const by = { holder, network, request_id, zone };
    return sendCode({ ...by, call: calls.registrationSendSmsCode, key, purpose: 'registration', asked }, deps);
  },
} satisfies Handlers;
