import { expect, it } from 'vitest';
import { createPendingPage } from './pendingPage.ts';

function pushedFrom(here: string, asked: string | null): readonly string[] {
  const pushed: string[] = [];
  const page = createPendingPage(
    () => new URL(here),
    (href) => pushed.push(href),
  );
  page.commit();
  page.follow(() => asked);
  page.commit();
  return pushed;
}

const home = 'https://mall.example/mall/home';

it('a page that was asked for and is not there yet becomes the present address [SES-22]', () => {
  expect(pushedFrom(home, '/mall/order/paid')).toEqual(['https://mall.example/mall/order/paid']);
});

it('an address that is the present one already, or none that is asked for, changes nothing', () => {
  expect([pushedFrom(home, '/mall/home'), pushedFrom(home, null)]).toEqual([[], []]);
});
