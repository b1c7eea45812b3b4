import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { WordPart } from '../i18n/activate.ts';
import { withWords } from './wordsOfPages.ts';

it.each([
  ['home', []],
  ['order/:type?/detail/:id', []],
  ['suite/:entry', []],
  ['order/:type?/detail/:id/invoice', ['flows']],
  ['store/:action?', ['flows']],
  ['leads-payment', ['flows']],
  ['desk', ['flows', 'desk']],
  ['desk/orders/:id', ['flows', 'desk']],
] as const)('the page %s is there together with its words', async (path, parts) => {
  const needed: WordPart[] = [];
  const page = { handle: path };
  const routes: RouteObject[] = [{ children: [{ path, lazy: async () => page }, { path: '*' }] }];
  const [around] = withWords(routes, async (each) => void needed.push(...each));
  const [shown, other] = around?.children ?? [];
  const load = shown?.lazy;
  expect(typeof load === 'function' && (await load())).toBe(page);
  expect([needed, other]).toEqual([parts, { path: '*' }]);
});

it('a page whose words cannot be had is not shown', async () => {
  const [route] = withWords([{ path: 'store', lazy: async () => ({}) }], () => Promise.reject(new Error('lost')));
  const load = route?.lazy;
  await expect(typeof load === 'function' ? load() : null).rejects.toThrow('lost');
});
