import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Gallery, openGallery } from '../flowkit/gallery.ts';
import { components } from '../gallery/components/index.ts';
import { allPlaces } from '../gallery/places.ts';
import { collectErrors } from './collectErrors.ts';
import { translatorFor } from './translator.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());

it('the gallery lists every component and place, filters them, and applies language, scheme and width', async () => {
  const page = await gallery.show(null, { language: 'ja', scheme: 'dark', width: 360 });
  const errors = collectErrors(page);
  const names = [...Object.keys(components), ...allPlaces().map(({ flow, name }) => `${flow}: ${name}`)];
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).getByRole('link').first().textContent())
    .toBe(names[0]);
  await expect.poll(() => page.locator('main li').evaluateAll((all) => all.map(({ id }) => id))).toEqual(names);
  await page.getByRole('searchbox').fill('cancelOrder: confirming');
  await expect.poll(() => page.getByRole('status').textContent()).toBe(`1 of ${names.length}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1, name: translatorFor('ja')('Cancel this order?') }).waitFor();
  await expect.poll(() => frame.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(await frame.locator('html').evaluate(() => [innerWidth, document.documentElement.lang])).toEqual([360, 'ja']);
  await page.getByRole('link', { name: 'cancelOrder: confirming', exact: true }).click();
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#cancelOrder: confirming');
  await page.getByRole('link', { name: '简体中文' }).click();
  await page.waitForURL('**language=zh-CN**');
  await page.getByRole('searchbox').fill('flowkit/ReasonList');
  await page.frameLocator('iframe').getByText('您已有生效中的版本。').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

it('each gallery component renders without an error', async () => {
  const page = await gallery.show({ kind: 'component', name: 'ui/Card' });
  const errors = collectErrors(page);
  for (const name of Object.keys(components)) {
    await page.goto(new URL(`?component=${encodeURIComponent(name)}`, page.url()).href);
    await page.locator('main > *').first().waitFor({ state: 'attached' });
  }
  expect(errors).toEqual([]);
  await page.context().close();
});
