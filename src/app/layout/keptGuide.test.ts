import { expect, it } from 'vitest';
import { guideKey, keepGuide, readGuide } from './keptGuide.ts';

const storageWith = (text: string | null) => {
  const kept = new Map(text === null ? [] : [[guideKey, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

it('reads what it has kept [GUI-01]', () => {
  const storage = storageWith(null);
  keepGuide(storage, { dismissed: ['home', 'orders'], is_hidden: true });
  expect(readGuide(storage)).toEqual({ dismissed: ['home', 'orders'], is_hidden: true });
});

it.each([null, '', 'yes', '{"dismissed":["gone"],"is_hidden":false}'])('begins anew where %j is kept', (text) => {
  expect(readGuide(storageWith(text))).toEqual({ dismissed: [], is_hidden: false });
});
