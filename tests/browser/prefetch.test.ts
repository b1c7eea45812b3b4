import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { partsOf } from '../../scripts/messageParts.mjs';
import { builtFiles, scriptOf } from './builtFiles.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

const owner = { email: 'owner@cn.example', language: 'en' } as const;
const isOrdersScript = (request: Request) => request.url().endsWith(scriptOf('src/pages/orders.tsx'));
const isOrderList = (request: Request) => request.url().includes('/mall/order/list');

it('hovering over a link fetches the code of its page, and pressing it fetches the data', async () => {
  const { page } = await world.person(owner);
  await page.goto('/mall/voucher', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(isOrdersScript(request) ? 'chunk' : isOrderList(request) ? 'orders' : ''));
  const link = page.getByRole('navigation', { name: 'Mall' }).getByRole('link', { name: 'Orders' });

  const [, chunk] = await Promise.all([link.hover(), page.waitForRequest(isOrdersScript)]);
  const [, list] = await Promise.all([page.mouse.down(), page.waitForRequest(isOrderList)]);
  await Promise.all([chunk.response(), list.response()]);
  expect(page.url()).toContain('/mall/voucher');
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  expect(asked.filter((each) => each !== '')).toEqual(['chunk', 'orders']);
});

/** Parts that a page fetches only when it needs them; documents do not announce them or their texts. */
const onDemandParts = ['signInRisk', 'supportDialog', 'laterPurchase'];
const onDemandSources = [...partsOf('.')].flatMap(([source, part]) =>
  onDemandParts.includes(part) ? [source, `locales/en.po?part=${part}`] : [],
);

function onDemandFiles(): readonly string[] {
  const built = builtFiles();
  const sources = new Set(onDemandSources);
  for (const source of sources) for (const each of built[source]?.imports ?? []) sources.add(each);
  return [...sources].flatMap((source) => {
    const { file, css } = built[source] ?? {};
    return [file, ...(css ?? [])].flatMap((each) => each?.replace('assets/', '') ?? []);
  });
}

const firstPages = ['home', 'store', 'order', 'voucher', 'user', 'notices', 'crm-export', 'appointment'];

it.each(firstPages)(
  'the document of %s announces the scripts and styles that its page needs, each fetched once',
  async (start) => {
    const { page } = await world.person(owner);
    const fetched: string[] = [];
    page.on('request', (request) => {
      const file = /[/]mall[/]assets[/](.*[.](?:js|css))$/.exec(request.url())?.[1];
      if (file !== undefined) fetched.push(file);
    });
    const document = await page.goto(`/mall/${start}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const mayCome = onDemandFiles();
    const said = `${document?.headers().link}${await document?.text()}`;
    expect(fetched.filter((file) => !said.includes(file) && !mayCome.includes(file))).toEqual([]);
    // Each is fetched once: pages use what was prefetched.
    expect(fetched).toEqual([...new Set(fetched)]);
  },
);

it('a page opened by a link is rendered once, without changing the ids of its controls', async () => {
  const { page } = await world.person(owner);
  await page.goto('/mall/home', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const others: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) others.push(target.outerHTML);
    }).observe(document.body, { attributes: true, attributeFilter: ['id'], subtree: true });
    Object.assign(window, { others });
  });
  const around = page.getByRole('navigation', { name: 'Mall' });
  await around.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  await around.getByRole('link', { name: 'Buy' }).click();
  await page.getByRole('spinbutton').first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'others'))).toEqual([]);
});
