import { expect, it } from 'vitest';
import { wordsIn } from './words.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

it('the document shows whose it is until the pages have begun, and then nothing of it [FRA-09]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/mall/home', { waitUntil: 'commit' });
  const splash = page.locator('#splash');
  await splash.getByText('Mallflow').waitFor();
  await expect.poll(() => splash.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  held.resolve();
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: wordsIn('en')('Hello, {name}').replace('{name}', '林晓') })
    .waitFor();
  expect(await splash.count()).toBe(0);
});
