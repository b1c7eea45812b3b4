import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#tests/app/memoryStorage.ts';
import { positionsKey, purgePosition } from './scrollPositions.ts';

function positionsAfter(how: string | undefined, kept: string): string | null {
  const storage = new MemoryStorage();
  storage.setItem(positionsKey, kept);
  purgePosition('/store', { how, storage: () => storage });
  return storage.getItem(positionsKey);
}

describe('scroll positions', () => {
  const kept = JSON.stringify({ '/store': 900, '/home': 40, 'a-key': 3 });

  it('opening a page by its address drops its scroll position and keeps those of other pages', () => {
    expect(positionsAfter('navigate', kept)).toBe(JSON.stringify({ '/home': 40, 'a-key': 3 }));
  });

  it.each(['reload', 'back_forward', undefined])(
    'the scroll position of a page is kept when the navigation type is %s',
    (how) => {
      expect(positionsAfter(how, kept)).toBe(kept);
    },
  );

  it('unreadable scroll positions are left unchanged, and blocked storage does not throw', () => {
    expect(positionsAfter('navigate', 'no JSON')).toBe('no JSON');
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(() => purgePosition('/store', { how: 'navigate', storage: blocked })).not.toThrow();
  });
});
