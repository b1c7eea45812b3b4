import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageSources, preloadsBy } from './preloads.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_runtime.js'], css: ['assets/index.css'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  '_common.js': { file: 'assets/common.js', imports: ['index.html'], css: ['assets/common.css'] },
  '_store.css': { file: 'assets/store.css', name: 'store' },
  '_store.js': { file: 'assets/store.js', name: 'store', imports: ['_common.js', 'index.html'] },
  'src/pages/orders.tsx': { file: 'assets/orders.js', name: 'orders', imports: ['index.html'] },
  'locales/ja.po?part=every': { file: 'assets/ja.js' },
  'locales/ja.po?part=store': { file: 'assets/ja-store.js', imports: ['index.html'] },
};
const preloadsOf = preloadsBy(JSON.stringify(manifest), '/mall');
const script = (name: string) => `</mall/assets/${name}.js>; rel=modulepreload`;
const style = (name: string) => `</mall/assets/${name}.css>; rel=preload; as=style; crossorigin`;
const ofEveryPage = [script('index'), script('runtime'), script('ja')];

describe('the header Link', () => {
  it('names what every page begins with, in the order in which it is needed', () => {
    expect(preloadsOf('home', 'ja')?.split(', ')).toEqual([...ofEveryPage, style('index')]);
  });

  it('names what a page has besides after that, each file once, though its chunk goes by a name', () => {
    const ofStore = [script('ja-store'), script('store'), script('common')];
    for (const page of ['store', 'store/renew'])
      expect(preloadsOf(page, 'ja')?.split(', ')).toEqual([
        ...ofEveryPage,
        ...ofStore,
        style('index'),
        style('common'),
      ]);
  });

  it('names the chunk that a page has for itself by its source', () => {
    expect(preloadsOf('order/paid', 'ja')?.split(', ')).toEqual([...ofEveryPage, script('orders'), style('index')]);
  });

  it.each([
    ['there is none', null],
    ['it cannot be read', '{'],
    ['it is another', '{"index.html": 1}'],
  ])('says nothing where of the manifest %s', (_which, written) => {
    expect(preloadsBy(written, '/mall')('store', 'ja')).toBeUndefined();
  });

  it('names a source that exists, for each page', () => {
    const root = join(import.meta.dirname, '../..');
    const sources = pageSources.map(([, , source]) => source);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
  });
});
