import { expect, test } from 'vitest';
import { createLeaving, signInAddress } from './leaving.ts';

const settings = () =>
  Promise.resolve({
    languages: ['en' as const],
    sign_in_url: '/login',
    not_signed_in_code: -10001,
    maintenance: null,
  });

test('whoever wants to put something away is called before the page is left, and it is left once', async () => {
  const happened: string[] = [];
  const leaving = createLeaving({ settings, here: () => '/mall/store/new', go: (to) => happened.push(to) });
  const stop = leaving.beforeSignIn(() => happened.push('stopped'));
  leaving.beforeSignIn(() => happened.push('stashed'));
  stop();
  await Promise.all([leaving.signIn(), leaving.signIn()]);
  expect(happened).toEqual(['stashed', '/login?system=partner&return=%2Fmall%2Fstore%2Fnew']);
});

test('a sign-in address that has parameters keeps them', () => {
  expect(signInAddress('https://id.example/?a=1', '/mall/home')).toBe(
    'https://id.example/?a=1&system=partner&return=%2Fmall%2Fhome',
  );
});
