import { expect, test } from 'vitest';
import { createLeaving, signInAddress } from './leaving.ts';

const settings = () =>
  Promise.resolve({
    languages: ['en' as const],
    sign_in_url: '/login',
    not_signed_in_code: -10001,
    maintenance: null,
    support: { phone: null, email: null },
    help: { guide: null, online_service: null, help_centre: null, training: null },
  });

test('whoever wants to put something away is called before the page is left, and it is left once', async () => {
  const happened: string[] = [];
  const leaving = createLeaving({
    settings,
    here: () => new URL('https://mall.example/mall/store/new'),
    go: (to) => happened.push(to),
  });
  const stop = leaving.beforeSignIn(() => happened.push('stopped'));
  leaving.beforeSignIn(() => happened.push('stashed'));
  stop();
  await Promise.all([leaving.signIn(), leaving.signIn()]);
  expect(happened).toEqual(['stashed', '/login?system=partner&return=https%3A%2F%2Fmall.example%2Fmall%2Fstore%2Fnew']);
});

test('the sign-in page is told who asks and the whole address, and keeps its own parameters [SES-09]', () => {
  const here = new URL('https://mall.example/mall/order?b=2#c');
  const back = 'system=partner&return=https%3A%2F%2Fmall.example%2Fmall%2Forder%3Fb%3D2%23c';
  const pages = ['/login', 'https://mall.example/login', 'https://id.example/?a=1'];
  expect(pages.map((address) => signInAddress(address, here))).toEqual([
    `/login?${back}`,
    `https://mall.example/login?${back}`,
    `https://id.example/?a=1&${back}`,
  ]);
});
