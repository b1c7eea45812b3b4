import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { productInfo } from '#contract/calls/product.ts';
import { scriptOf } from './builtFiles.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

async function holdBack(page: Page, address: string) {
  const released = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve() };
}

it('a link out of the store works even if the products arrive while the next page is loading [FRA-05]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  await page.goto('/mall/home');
  const products = await holdBack(page, `**/${productInfo.host}${productInfo.path}*`);
  await page.getByRole('navigation', { name: 'Mall', exact: true }).getByRole('link', { name: 'Buy' }).click();
  await products.asked;
  const chunk = await holdBack(page, `**/${scriptOf('src/pages/security.tsx')}`);
  await page.getByRole('banner').getByRole('link', { name: 'Security centre' }).click();
  await chunk.asked;
  products.release();
  await page.getByRole('main').getByRole('radio').first().waitFor();
  chunk.release();
  await page.getByRole('heading', { level: 1, name: 'Security centre' }).waitFor();
});
