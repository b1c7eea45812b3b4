import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHover } from './hover.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function recordHovers() {
  const told: (string | null)[] = [];
  return { told, hover: createHover((id) => told.push(id)) };
}

it('a menu item counts as hovered after 100 ms and not before [SUI-05]', () => {
  const { told, hover } = recordHovers();
  hover.enter('mail');
  vi.advanceTimersByTime(99);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['mail']);
});

it('a menu item that the pointer crosses quickly does not count as hovered [SUI-05]', () => {
  const { told, hover } = recordHovers();
  hover.enter('mail');
  vi.advanceTimersByTime(60);
  hover.enter('leads');
  vi.advanceTimersByTime(60);
  hover.enter('customers');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['customers']);
});

it('a menu item that is left and reentered within 100 ms stays hovered [SUI-05]', () => {
  const { told, hover } = recordHovers();
  hover.enter('mail');
  vi.advanceTimersByTime(100);
  hover.leave();
  vi.advanceTimersByTime(99);
  hover.enter('mail');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['mail', 'mail']);
  hover.leave();
  vi.advanceTimersByTime(100);
  expect(told).toEqual(['mail', 'mail', null]);
});

it('a stopped hover reports nothing', () => {
  const { told, hover } = recordHovers();
  hover.enter('mail');
  hover.stop();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});
