import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { MemoryStorage } from '#tests/app/memoryStorage.ts';
import { fault, type Result } from '../api/result.ts';
import { LoadFailure } from '../services/requireData.ts';
import { createRegionRedirect } from './regionRedirect.ts';

const origins = { mainland: 'https://mall.example', taiwan: 'https://mall.example.tw' };
const code = 'c'.repeat(43);
const state = '07'.repeat(32);
const refused = (code: 'pass_refused' | 'domain_is_right') =>
  ({ kind: 'refused', refusal: { code }, data: {} }) as const;

interface TabSetup {
  readonly storage?: Storage;
  readonly passes?: Result<{ readonly address: string }>;
  readonly arrives?: Result<unknown>;
  readonly parted?: boolean;
  readonly chosen?: Language;
}

function openTabAt(address: string, around: TabSetup = {}) {
  const { storage = new MemoryStorage(), passes = fault('broken', ''), arrives = fault('broken', '') } = around;
  let here = new URL(address);
  const handedIn: unknown[] = [];
  let chosen = around.chosen ?? null;
  const over = createRegionRedirect({
    ask: () => Promise.resolve(passes),
    handIn: (pass) => {
      handedIn.push(pass);
      return Promise.resolve(arrives);
    },
    origins: around.parted === false ? null : origins,
    chosenLanguage: () => chosen,
    choose: (language) => {
      chosen = language;
    },
    base: '/mall',
    here: () => here,
    cleanAddress: () => {
      here = new URL(here.pathname, here);
    },
    storage: () => storage,
    randomBytes: (count) => new Uint8Array(count).fill(7),
  });
  return { over, storage, handedIn, here: () => here.href, chosen: () => chosen };
}

/** A tab that has started to move to Taiwan's domain. */
async function startRedirect(to: string): Promise<Storage> {
  const { over, storage } = openTabAt(`${origins.taiwan}/mall/switch#${new URLSearchParams({ to })}`);
  await over.step();
  return storage;
}

const arrivalAddress = `${origins.taiwan}/mall/switch#code=${code}`;

describe('region redirect [LAN-08]', () => {
  it.each([
    ['TW', `${origins.mainland}/mall/order?a=1#b`, `${origins.taiwan}/mall/switch#to=%2Fmall%2Forder%3Fa%3D1%23b`],
    ['HK', `${origins.mainland}/mall/home`, `${origins.taiwan}/mall/switch#to=%2Fmall%2Fhome`],
    ['CN', `${origins.taiwan}/mall/home`, `${origins.mainland}/mall/switch#to=%2Fmall%2Fhome`],
    ['CN', `${origins.mainland}/mall/home`, null],
    ['TW', `${origins.taiwan}/mall/home`, null],
    ['JP', `${origins.mainland}/mall/home`, null],
    ['other', `${origins.taiwan}/mall/home`, null],
    ['TW', 'https://en.mall.example/mall/home', null],
  ] as const)('the redirect for a client of %s at %s goes to %s', (zone, at, address) => {
    expect(openTabAt(at).over.addressFor(zone)).toBe(address);
    expect(openTabAt(at, { parted: false }).over.addressFor(zone)).toBeNull();
  });

  it('a redirect takes three steps to the page that was open and leaves nothing in addresses or storage', async () => {
    const begins = openTabAt(`${origins.taiwan}/mall/switch#to=%2Fmall%2Forder%3Fa%3D1%23b`);
    expect(await begins.over.step()).toBe(`${origins.mainland}/mall/switch#state=${state}`);
    const passes = { kind: 'ok', data: { address: arrivalAddress } } as const;
    const asks = openTabAt(`${origins.mainland}/mall/switch#state=${state}`, { passes });
    expect([await asks.over.step(), asks.here()]).toEqual([arrivalAddress, `${origins.mainland}/mall/switch`]);
    const arrives = openTabAt(arrivalAddress, { storage: begins.storage, arrives: { kind: 'ok', data: {} } });
    expect([await arrives.over.step(), arrives.here()]).toEqual(['/mall/order?a=1#b', `${origins.taiwan}/mall/switch`]);
    expect([arrives.handedIn, begins.storage.length]).toEqual([[{ code, state }], 0]);
  });

  it.each([
    ['the language that was chosen there', 'ja', undefined, 'ja'],
    ['no language where none was chosen', undefined, undefined, null],
    ['none where another was chosen here', 'ja', 'en', 'en'],
  ] as const)('a redirect transfers %s', async (_what, there, here, spoken) => {
    const leaves = openTabAt(`${origins.mainland}/mall/home`, there === undefined ? {} : { chosen: there });
    const begins = openTabAt(leaves.over.addressFor('TW') ?? '');
    await begins.over.step();
    const chosen = here === undefined ? {} : { chosen: here };
    const arrives = openTabAt(arrivalAddress, {
      storage: begins.storage,
      arrives: { kind: 'ok', data: {} },
      ...chosen,
    });
    expect([await arrives.over.step(), arrives.chosen()]).toEqual(['/mall/home', spoken]);
  });

  it('a redirect ignores a language that is not supported', async () => {
    const begins = openTabAt(`${origins.taiwan}/mall/switch#to=%2Fmall%2Fhome&language=xx%3B+Domain%3D.example`);
    await begins.over.step();
    const arrives = openTabAt(arrivalAddress, { storage: begins.storage, arrives: { kind: 'ok', data: {} } });
    expect([await arrives.over.step(), arrives.chosen()]).toEqual(['/mall/home', null]);
  });

  it('a redirect goes home when the domain is already right', async () => {
    const asks = openTabAt(`${origins.mainland}/mall/switch#state=${state}`, { passes: refused('domain_is_right') });
    expect(await asks.over.step()).toBe('/mall/home');
  });

  it('a redirect ends at the requested page without a pass when the tab cannot store anything', async () => {
    const full = new MemoryStorage(0);
    const begins = openTabAt(`${origins.taiwan}/mall/switch#to=%2Fmall%2Forder`, { storage: full });
    expect(await begins.over.step()).toBe('/mall/order');
  });
});

describe('passes that fail [LAN-09]', () => {
  it('a refused pass leads to the requested page', async () => {
    const storage = await startRedirect('/mall/store/renew?a=1');
    const late = openTabAt(arrivalAddress, { storage, arrives: refused('pass_refused') });
    expect(await late.over.step()).toBe('/mall/store/renew?a=1');
  });

  it('a pass is not submitted by a tab that has not requested one', async () => {
    const lured = openTabAt(arrivalAddress, { arrives: { kind: 'ok', data: {} } });
    expect([await lured.over.step(), lured.handedIn]).toEqual(['/mall/home', []]);
  });

  it('a pass with an unknown outcome is not submitted again, and the next step leads to the requested page', async () => {
    const storage = await startRedirect('/mall/order');
    const cut = openTabAt(arrivalAddress, { storage, arrives: fault('unreachable', '') });
    await expect(cut.over.step()).rejects.toThrow(LoadFailure);
    expect([await cut.over.step(), cut.handedIn.length]).toEqual(['/mall/order', 1]);
  });

  it.each(['no JSON', '{"state":"x","to":"/mall/order"}', '{"to":"/mall/order"}', '[]'])(
    'a pass is not submitted with stored data that is invalid: %s',
    async (text) => {
      const storage = new MemoryStorage();
      storage.setItem('mallflow.tab.goingOver', text);
      const tab = openTabAt(arrivalAddress, { storage });
      expect([await tab.over.step(), tab.handedIn]).toEqual(['/mall/home', []]);
    },
  );
});

describe('return addresses [LAN-09]', () => {
  it.each([
    '//evil.example/mall/home',
    'https://evil.example/mall/home',
    `${origins.mainland}/mall/home`,
    '/\\evil.example/mall/home',
    'javascript:alert(1)//mall/',
    'data:text/html,/mall/',
    '/mall/..//evil.example',
    '/mallet',
    '/oss/mall/session/sign-out',
    '/mall/switch#code=x',
    'https://user@mall.example.tw/mall/home',
    '',
  ])('a redirect never returns to the address %s', async (to) => {
    const storage = await startRedirect(to);
    const arrives = openTabAt(arrivalAddress, { storage, arrives: { kind: 'ok', data: {} } });
    expect(await arrives.over.step()).toBe('/mall/home');
  });

  it('a redirect on a host of neither domain goes to the requested page of that host', async () => {
    const begins = openTabAt('https://en.mall.example/mall/switch#to=%2Fmall%2Forder');
    expect(await begins.over.step()).toBe('/mall/order');
  });
});
