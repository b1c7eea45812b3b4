import { expect, it } from 'vitest';
import { scriptOf } from './builtFiles.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

it('the splash screen shows the brand until the page is rendered, and is then removed [FRA-09]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  const held = Promise.withResolvers<void>();
  await page.route(`**/${scriptOf('index.html')}`, async (route) => {
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
    .getByRole('heading', { level: 1, name: translatorFor('en')('Hello, {name}').replace('{name}', '林晓') })
    .waitFor();
  await expect.poll(() => splash.count()).toBe(0);
});

it('the splash screen reports slow loading and links to a reload when the page does not start [FRA-09]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example', language: 'ja' });
  const words = '**/assets/ja-*.js';
  await page.route(words, (route) => route.abort());
  await page.goto('/mall/home', { waitUntil: 'load' });
  const late = page.locator('#splash small');
  await expect.poll(() => late.isVisible()).toBe(false);
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await late.getByText('読み込みに時間がかかっています。').waitFor();
  await page.unroute(words);
  await late.getByRole('link', { name: '再読み込み' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('#splash').count()).toBe(0);
});
