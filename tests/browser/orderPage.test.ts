import { expect, it } from 'vitest';
import { looks } from './looks.ts';
import { problemsOf } from './problemsOf.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();
const email = 'owner@cn.example';

it('says what has happened to an order and what comes next [ORD-13]', async () => {
  const { page } = await world.person({ email, language: 'en' });
  const progressOf = async (id: string) => {
    await page.goto(`/mall/order/detail/${id}`);
    const items = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
    await items.first().waitFor();
    return (await items.allInnerTexts()).map((text) => text.split('\n')[0]);
  };
  expect(await progressOf('cn-order-edm')).toEqual([
    'Order placed',
    'Payment',
    'Application for the invoice',
    'Activation',
  ]);
  expect(await progressOf('cn-order-storage')).toEqual([
    'Order placed',
    'Payment received',
    'Application for the invoice',
    'Activation',
  ]);
  expect((await progressOf('cn-order-first')).at(-1)).toBe('End of the term');
  expect(await progressOf('cn-order-upgrade')).toEqual(['Order placed', 'Cancelled']);
});

it.each(looks)(
  'is printed without its frame, black on white, from $language at $width px, $scheme [ORD-14]',
  async (look) => {
    const { page } = await world.person({ ...look, email, scripted: true });
    await page.goto('/mall/order/detail/cn-order-edm');
    await page.locator('h1').waitFor();
    const shown = () =>
      page.locator('button, nav, header:has(img), a[href*="payment"]').filter({ visible: true }).count();
    expect(await shown()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print', colorScheme: look.scheme });
    expect(await shown()).toBe(0);
    const inks = await page.evaluate(() => {
      const of = (selector: string, property: 'color' | 'backgroundColor') =>
        getComputedStyle(document.querySelector(selector) ?? document.body)[property];
      return [
        of('body', 'backgroundColor'),
        of('main section', 'backgroundColor'),
        of('h1', 'color'),
        of('dd', 'color'),
      ];
    });
    expect(inks).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
    const torn = await page
      .locator('main section')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside));
    expect(new Set(torn)).toEqual(new Set(['avoid']));
    await page.emulateMedia({ media: 'screen', colorScheme: look.scheme });
    expect(await problemsOf(page)).toEqual([]);
  },
);
