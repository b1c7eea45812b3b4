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

it('committing a pending page pushes its address [SES-22]', () => {
  expect(pushedFrom(home, '/mall/order/paid')).toEqual(['https://mall.example/mall/order/paid']);
});

it('committing pushes no address if the pending one is the current one or there is none', () => {
  expect([pushedFrom(home, '/mall/home'), pushedFrom(home, null)]).toEqual([[], []]);
});
