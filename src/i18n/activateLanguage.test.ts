import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { messages as en } from '../../locales/en.po';
import { messages as everyPage, parts } from '../../locales/en.po?part=every';
import { messages as ja } from '../../locales/ja.po';
import { activateLanguage, loadCatalogue, loadMessages, withMessages } from './activateLanguage.ts';

const keysOf = (messages: object) => Object.keys(messages).toSorted();
const failedLoad = Promise.reject(new Error('lost'));
failedLoad.catch(() => {});

it('loading a part adds its messages in the current language and in every language switched to later', async () => {
  const root = { lang: '' };
  await activateLanguage('en', root);
  const first = Object.keys(i18n.messages).length;
  expect(first).toBeGreaterThan(0);
  const page = { handle: 'store' };
  expect(await withMessages('store', async () => page)()).toBe(page);
  const more = Object.keys(i18n.messages).length;
  expect(more).toBeGreaterThan(first);
  expect(i18n.messages).toEqual(Object.fromEntries(Object.entries(en).filter(([key]) => key in i18n.messages)));
  await activateLanguage('ja', root);
  expect([root.lang, Object.keys(i18n.messages).length]).toEqual(['ja', more]);
  await loadMessages('all');
  expect(i18n.messages).toEqual(ja);
});

it('a page whose module or messages cannot be loaded is rejected', async () => {
  await expect(withMessages('home', () => failedLoad)()).rejects.toThrow('lost');
  await expect(withMessages('missingPart', async () => null)()).rejects.toThrow('missingPart is no part of the words');
});

it('each message belongs either to every page or to parts, and together they are all messages', async () => {
  const { all, ...others } = parts;
  const loaded = await Promise.all(Object.values(others).map((load) => load?.()));
  const ofParts = Object.assign({}, ...loaded.map((part) => part?.messages));
  expect(keysOf({ ...everyPage, ...ofParts })).toEqual(keysOf(en));
  expect(keysOf(everyPage).filter((key) => key in ofParts)).toEqual([]);
  expect((await all?.())?.messages).toEqual(en);
});

it('a part has the error messages that it names, and the part `refusals` has all of them', async () => {
  const refusalsIn = async (part: string) => {
    const loaded = { ...everyPage, ...(await parts[part]?.())?.messages };
    return keysOf(loaded).filter((key) => key.startsWith('error.'));
  };
  expect(await refusalsIn('refusals')).toEqual(keysOf(en).filter((key) => key.startsWith('error.')));
  expect(await refusalsIn('registrationConfirm')).toContain('error.link_unknown');
  expect(await refusalsIn('mainlandVerification')).toContain('error.credit_code_taken');
  expect(await refusalsIn('store')).not.toContain('error.link_unknown');
});

it('all messages of another language can be loaded beside the current one', async () => {
  const words = await loadCatalogue('ja');
  expect(keysOf(words.messages)).toEqual(keysOf(ja));
});
