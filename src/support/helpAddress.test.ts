import { expect, it } from 'vitest';
import { sessionExamples } from '#machines/shell/session/examples.ts';
import { helpAddress } from './helpAddress.ts';

const [{ output: session }] = sessionExamples.ports.readSession;
const { user } = session;
const here = new URL('https://mall.example/mall/order/unpaid/detail/order-1?token=secret#top');

it('the address of a help page has the user and the current page without its query [HLP-01]', () => {
  const address = new URL(
    helpAddress('https://help.example/guide?v=2', { user, language: 'zh-CN', here, support_code: null }),
  );
  expect([address.origin, address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    'https://help.example',
    '/guide',
    {
      v: '2',
      email: 'owner@example.com',
      visit_url: 'https://mall.example/mall/order/unpaid/detail/order-1',
      user_id: 'user-1',
      locale: 'zh-CN',
      real_name: 'Lin Example',
      custom_fields: '{"client_id":"client-1","region":"CN","account":"main"}',
    },
  ]);
});

it('the address of a help page has the support code that is given [HLP-01]', () => {
  const told = { user, language: 'ja', here, support_code: '7KQ2-M9XD' } as const;
  const address = new URL(helpAddress('/help/training', told));
  expect(address.origin).toBe('https://mall.example');
  expect(address.searchParams.get('custom_fields')).toBe(
    '{"client_id":"client-1","region":"CN","account":"main","support_code":"7KQ2-M9XD"}',
  );
});

it('the address of a help page has no client when the user has none [HLP-01]', () => {
  const ofDesk = { ...user, client_id: null, client: null, user: { is_admin: false } };
  const address = new URL(helpAddress('/help/guide', { user: ofDesk, language: 'en', here, support_code: null }));
  expect(address.searchParams.get('custom_fields')).toBe('{}');
});
