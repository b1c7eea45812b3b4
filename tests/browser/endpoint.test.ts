import { expect, it } from 'vitest';
import { takeEndpoint } from './endpoint.ts';

async function visitWithEndpoint(world: string) {
  const endpoint = await takeEndpoint();
  endpoint.answer((request, response) => {
    const { cookie } = request.headers;
    const setsCookie = request.url === '/' && { 'set-cookie': `of=${world}` };
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store', ...setsCookie });
    response.end(`${world}: ${cookie ?? 'nothing'}`);
  });
  return endpoint;
}

it('a released test endpoint is reused at the same origin, without cookies and storage of earlier users', async () => {
  const first = await visitWithEndpoint('first');
  const leaving = await first.people.come({ language: null });
  const staying = await first.people.come({ language: null });
  for (const { page } of [leaving, staying]) {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('of', 'first'));
    await page.goto('/');
    await expect.poll(() => page.locator('body').textContent()).toBe('first: of=first');
  }
  await first.people.leave(leaving.context);
  await first.release();
  expect([leaving, staying].map(({ page }) => page.isClosed())).toEqual([true, true]);

  const second = await visitWithEndpoint('second');
  expect(second.origin).toBe(first.origin);
  for (const _ of ['in the place of who left', 'in that of who did not']) {
    const { page } = await second.people.come({ language: null });
    await page.goto('/');
    await expect.poll(() => page.locator('body').textContent()).toBe('second: nothing');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }
  await second.release();
});

it('two test worlds that run at the same time have separate endpoints', async () => {
  const endpoints = [await visitWithEndpoint('one'), await visitWithEndpoint('other')];
  const shown = await Promise.all(
    endpoints.map(async ({ people }) => {
      const { page } = await people.come({ language: null });
      await page.goto('/');
      return page.locator('body').textContent();
    }),
  );
  for (const { release } of endpoints) await release();
  expect(shown).toEqual(['one: nothing', 'other: nothing']);
});
