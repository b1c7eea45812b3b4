import { expect, it } from 'vitest';
import { readPass } from './appletPass.ts';

const bearer = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNO_-';
const pass = { token: bearer, client_id: 'client-cn' };

function tab(hash: string, text: string | null = null) {
  const kept = new Map(text === null ? [] : [['mallflow.applet', text]]);
  const page = { hash, cleared: 0 };
  const read = () =>
    readPass({
      hash: page.hash,
      storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
      clearHash: () => {
        page.hash = '';
        page.cleared += 1;
      },
    });
  return { page, read };
}

it('takes the pass out of the address, and has it again after a reload of its tab [MIN-02]', () => {
  const { page, read } = tab(`#bearer=${bearer}&client_id=client-cn`);
  expect([read(), page.cleared]).toEqual([pass, 1]);
  expect([read(), page.cleared]).toEqual([pass, 1]);
});

it('goes by a new pass of the mini-program, not by the one before [MIN-02]', () => {
  const before = JSON.stringify({ bearer: bearer.toUpperCase(), client_id: 'client-hk' });
  expect(tab(`#bearer=${bearer}&client_id=client-cn`, before).read()).toEqual(pass);
});

it.each([
  ['', null],
  ['#receipt', null],
  ['#bearer=short&client_id=client-cn', null],
  [`#bearer=${bearer}`, null],
  [`#bearer=${bearer}&client_id=../client`, '{"bearer":1}'],
  ['', 'no JSON'],
])('has no pass by the address %j and what is kept as %j', (hash, kept) => {
  const { page, read } = tab(hash, kept);
  expect([read(), page.hash]).toEqual([null, hash]);
});
