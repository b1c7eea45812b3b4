import { describe, expect, it } from 'vitest';
import { createPreloads } from './preloads.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_runtime.js'], css: ['assets/index.css'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  '_common.js': { file: 'assets/common.js', imports: ['index.html'], css: ['assets/common.css'] },
  '_store.js': { file: 'assets/store.js', imports: ['_common.js', 'index.html'] },
  'src/pages/orders.tsx': { file: 'assets/orders.js', imports: ['index.html'] },
  'src/pages/order.tsx': { file: 'assets/order.js' },
  'locales/ja.po?part=every': { file: 'assets/ja.js' },
  'locales/ja.po?part=store': { file: 'assets/ja-store.js', imports: ['index.html'] },
};
const pages = [
  { path: 'store/:action?', part: 'store', chunk: 'assets/store.js' },
  { path: 'order/:type?', part: 'orders', chunk: 'assets/orders.js' },
  { path: 'order/:type?/detail/:id', part: 'order', chunk: 'assets/order.js' },
];
const buildOutput = { manifest: JSON.stringify(manifest), pages: JSON.stringify(pages) };
const preloadsOf = createPreloads(buildOutput, '/mall');
const script = (name: string) => `</mall/assets/${name}.js>; rel=modulepreload`;
const style = (name: string) => `</mall/assets/${name}.css>; rel=preload; as=style; crossorigin`;
const ofEveryPage = [script('index'), script('runtime'), script('ja')];

describe('Link header', () => {
  it('the Link header names the scripts and styles of every page in the order of use', () => {
    expect(preloadsOf('home', 'ja')?.split(', ')).toEqual([...ofEveryPage, style('index')]);
  });

  it('the Link header names the further files of a page after those of every page, each file once', () => {
    const ofStore = [script('ja-store'), script('store'), script('common')];
    for (const page of ['store', 'store/renew'])
      expect(preloadsOf(page, 'ja')?.split(', ')).toEqual([
        ...ofEveryPage,
        ...ofStore,
        style('index'),
        style('common'),
      ]);
  });

  it('the Link header names the chunk of the page, with or without its optional segment', () => {
    for (const [page, chunk] of [
      ['order/paid', 'orders'],
      ['order', 'orders'],
      ['order/detail/7', 'order'],
      ['order/paid/detail/7', 'order'],
    ] as const)
      expect([page, preloadsOf(page, 'ja')?.split(', ')]).toEqual([
        page,
        [...ofEveryPage, script(chunk), style('index')],
      ]);
  });

  it('the Link header names only the files of every page when the page or the table of pages is unknown', () => {
    const ofAny = [...ofEveryPage, style('index')].join(', ');
    expect([
      preloadsOf('order/paid/detail', 'ja'),
      preloadsOf('stores', 'ja'),
      createPreloads({ ...buildOutput, pages: null }, '/mall')('store', 'ja'),
      createPreloads({ ...buildOutput, pages: '[{}]' }, '/mall')('store', 'ja'),
    ]).toEqual([ofAny, ofAny, ofAny, ofAny]);
  });

  it.each([
    ['there is none', null],
    ['it cannot be read', '{'],
    ['it is another', '{"index.html": 1}'],
  ])('an unusable manifest gives no Link header: %s', (_which, text) => {
    expect(createPreloads({ ...buildOutput, manifest: text }, '/mall')('store', 'ja')).toBeUndefined();
  });
});
