import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import { outbox } from '#server/modules/outbox/tables.ts';
import { messagesIn } from '#server/testing/messages.ts';
import type { Translate } from '../translator.ts';
import type { World } from '../world.ts';

export const companies = {
  TW: {
    page: '/mall/register-tw',
    company: '台北曉光有限公司',
    number: '62140097',
    numberLabel: 'Unified business number',
    name: '林曉',
    mobile: '0912 345 678',
    currency: 'TWD',
    title: 'Register your company in Taiwan',
  },
  JP: {
    page: '/mall/register',
    company: '株式会社あかつき',
    number: 'T7000012050002',
    numberLabel: 'Corporate number',
    name: '佐々木 葵',
    mobile: '090-1234-5678',
    currency: 'JPY',
    title: 'Register your company in Japan',
  },
  HK: {
    page: '/mall/register-hk',
    company: 'Harbour Dawn Limited',
    number: '62478813',
    numberLabel: 'Business registration number',
    name: 'Grace Lau',
    mobile: '5123 4567',
    currency: 'USD',
    title: 'Register your company in Hong Kong',
  },
} as const satisfies Record<RegistrationRegion, object>;

export const password = 'seven lanterns by the quay';

export const registrationPage = (world: Pick<World, 'db'>, page: Page, say: Translate) => {
  const button = (words: string) => page.getByRole('button', { name: say(words), exact: true });
  const field = (words: string) => page.getByLabel(say(words), { exact: true });
  const title = (words: string) => page.getByRole('heading', { level: 1, name: say(words), exact: true });
  const newest = async (channel: 'mail' | 'sms') => (await messagesIn(world.db, eq(outbox.channel, channel))).at(-1);
  const typeCode = async (mobile: string) => {
    await field('Mobile number').fill(mobile);
    await page.getByRole('slider', { name: say('Slide right to verify'), exact: true }).press('End');
    await button('Continue without image').click();
    await button('Send code').click({ timeout: 180_000 });
    await field('SMS code').waitFor();
    await field('SMS code').fill(/\d{6}/.exec((await newest('sms'))?.body ?? '')?.[0] ?? 'none');
  };
  return {
    button,
    field,
    title,
    newest,
    fill: async (region: RegistrationRegion, email: string) => {
      const { company, number, numberLabel, name } = companies[region];
      await field('Company name').fill(company);
      await field(numberLabel).fill(number);
      await field('Your name').fill(name);
      await field('Email address').fill(email);
    },
    /** Has a code sent, skipping the image check, and types it. */
    typeCode,
    prove: async (mobile: string) => {
      await typeCode(mobile);
      await field('SMS code').press('Enter');
      await button('Change number or code').waitFor();
    },
    agree: () => field('I have read and agree to the terms of service and the privacy policy').check(),
    link: async () => /https?:\/\/[^/]+(\S+#[\w-]+)/.exec((await newest('mail'))?.body ?? '')?.[1] ?? 'none',
  };
};
