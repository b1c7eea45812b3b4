import { eq } from 'drizzle-orm';
import { calls } from '#contract/calls/index.ts';
import type { Zone } from '#contract/entities/client.ts';
import type { Deps } from '../../deps.ts';
import { type Handlers, type MainAccount, ok } from '../../wire/handler.ts';
import { clients } from '../session/tables.ts';
import { challengeFor, passCaptcha } from './captcha.ts';
import { drawImage } from './images.ts';
import { sendCode } from './send.ts';

export const codeHandlers = {
  async captchaChallenge({ query: { purpose }, caller: holder, network }, deps) {
    return ok({ challenge: await challengeFor({ holder, network, purpose }, deps) });
  },

  captchaPassed: ({ body: { purpose, solution }, caller: holder, network }, deps) =>
    passCaptcha({ holder, network, purpose }, solution, deps),

  imageVerifyCode: ({ query, caller: holder }, deps) => drawImage(holder, query.captcha_id, deps),

  async verificationSendSmsCode({ body: asked, caller, network, key }, deps) {
    const by = { holder: { kind: 'user', user: caller }, network, zone: await zoneOf(caller, deps) } as const;
    return sendCode({ ...by, call: calls.verificationSendSmsCode, key, purpose: 'verification', asked }, deps);
  },

  async appointmentSendCode({ query: asked, caller, network, key }, deps) {
    const by = { holder: { kind: 'user', user: caller }, network, zone: await zoneOf(caller, deps) } as const;
    return sendCode({ ...by, call: calls.appointmentSendCode, key, purpose: 'appointment', asked }, deps);
  },

  registrationSendSmsCode({ body: { zone, ...asked }, caller: holder, network, key }, deps) {
    const by = { holder, network, zone };
    return sendCode({ ...by, call: calls.registrationSendSmsCode, key, purpose: 'registration', asked }, deps);
  },
} satisfies Handlers;

async function zoneOf({ client_id }: MainAccount, { db }: Pick<Deps, 'db'>): Promise<Zone> {
  const [client] = await db
    .select({ use_zone: clients.use_zone })
    .from(clients)
    .where(eq(clients.client_id, client_id));
  if (client === undefined) throw new Error('a user of a client belongs to none');
  return client.use_zone;
}
