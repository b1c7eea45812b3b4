import { expect, test } from 'vitest';
import { isBannerClosed, rememberClosed } from './closedBanner.ts';

test('a banner is closed for one client and stays closed for seven days [BAN-02]', () => {
  const page = { cookie: '' };
  rememberClosed(page, 'client-1');
  expect(page.cookie).toBe('_mall_verified_closed=client-1; Path=/; Max-Age=604800; SameSite=Lax');
  const kept = '_t_language=en; _mall_verified_closed=client-1';
  expect([isBannerClosed(kept, 'client-1'), isBannerClosed(kept, 'client'), isBannerClosed('', 'client-1')]).toEqual([
    true,
    false,
    false,
  ]);
});
