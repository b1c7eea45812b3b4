import { expect, it } from 'vitest';
import { readAppletSession } from './appletSession.ts';

const bearer = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNO_-';
const sampleSession = { token: bearer, client_id: 'client-cn' };

function tab(hash: string, text: string | null = null) {
  const kept = new Map(text === null ? [] : [['mallflow.applet', text]]);
  const page = { hash, cleared: 0 };
  const read = () =>
    readAppletSession({
      hash: page.hash,
      storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
      clearHash: () => {
        page.hash = '';
        page.cleared += 1;
      },
    });
  return { page, read };
}

it('the mini-program pass is removed from the address and found again after a reload [MIN-02]', () => {
  const { page, read } = tab(`#bearer=${bearer}&client_id=client-cn`);
  expect([read(), page.cleared]).toEqual([sampleSession, 1]);
  expect([read(), page.cleared]).toEqual([sampleSession, 1]);
});

it('a new mini-program pass in the address replaces the stored one [MIN-02]', () => {
  const before = JSON.stringify({ bearer: bearer.toUpperCase(), client_id: 'client-hk' });
  expect(tab(`#bearer=${bearer}&client_id=client-cn`, before).read()).toEqual(sampleSession);
});

it.each([
  ['', null],
  ['#receipt', null],
  ['#bearer=short&client_id=client-cn', null],
  [`#bearer=${bearer}`, null],
  [`#bearer=${bearer}&client_id=../client`, '{"bearer":1}'],
  ['', 'no JSON'],
])('there is no mini-program pass in the address %j with %j stored', (hash, kept) => {
  const { page, read } = tab(hash, kept);
  expect([read(), page.hash]).toEqual([null, hash]);
});
