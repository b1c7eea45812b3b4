import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#tests/app/memoryStorage.ts';
import { forgetPosition, positionsKey } from './scrollPositions.ts';

function keptAfter(how: string | undefined, kept: string): string | null {
  const storage = new MemoryStorage();
  storage.setItem(positionsKey, kept);
  forgetPosition('/store', { how, storage: () => storage });
  return storage.getItem(positionsKey);
}

describe('where a page was', () => {
  const kept = JSON.stringify({ '/store': 900, '/home': 40, 'a-key': 3 });

  it('is forgotten where it is opened by its address, and the others are kept', () => {
    expect(keptAfter('navigate', kept)).toBe(JSON.stringify({ '/home': 40, 'a-key': 3 }));
  });

  it.each(['reload', 'back_forward', undefined])('is kept where the browser says %s', (how) => {
    expect(keptAfter(how, kept)).toBe(kept);
  });

  it('is left alone where it cannot be read', () => {
    expect(keptAfter('navigate', 'no JSON')).toBe('no JSON');
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(() => forgetPosition('/store', { how: 'navigate', storage: blocked })).not.toThrow();
  });
});
