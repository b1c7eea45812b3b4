import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoMaintenance } from '#server/modules/purchase/demoMaintenance.ts';
import { takeEndpoint } from './endpoint.ts';
import { openWorld, type World } from './world.ts';

const { text, starts_at } = demoMaintenance;
const maintenance = { starts_at, ends_at: '2999-01-05T00:00:00+08:00', text };

let world: World;
beforeAll(async () => {
  const environment = { MALLFLOW_MAINTENANCE: JSON.stringify(maintenance) };
  world = await openWorld(new Date(), { environment }, takeEndpoint);
});
afterAll(() => world.close());

it.each([
  ['en', 'Jan 4, 2021, 00:00 – Jan 5, 2999, 00:00'],
  ['zh-CN', '2021年1月4日 00:00 至 2999年1月5日 00:00'],
  ['zh-TW', '2021年1月4日 00:00 至 2999年1月5日 00:00'],
  ['ja', '2021年1月4日 00:00～2999年1月5日 00:00'],
] as const)(
  'current maintenance is announced above the pages in %s, with its times [NOT-03]',
  async (language, span) => {
    const { page } = await world.person({ email: 'owner@cn.example', language });
    for (const path of ['/mall/home', '/mall/order', '/mall/store']) {
      await page.goto(path);
      await page.getByText(text[language]).waitFor();
      const notice = page.getByText(text[language]).locator('xpath=../..');
      const linesOf = (texts: readonly string[]) =>
        texts.join().replaceAll('\u00a0', ' ').replaceAll('\u200b', '').split(/\n+/);
      await expect
        .poll(async () => [path, linesOf(await notice.allInnerTexts())])
        .toEqual([path, [text[language], span]]);
    }
  },
);
