import { expect, it } from 'vitest';
import { orderTypes } from '#contract/entities/product.ts';
import { termAhead } from './terms.ts';

const now = '2026-11-26T10:00:00.000Z';
const at_once = { starts_at: '2026-11-26T10:00:00.000Z', ends_at: '2028-11-26T10:00:00.000Z' };
const later = { starts_at: '2027-06-01T00:00:00.000Z', ends_at: '2029-06-01T00:00:00.000Z' };

it('a term that begins at once begins with the activation; one that goes on where another ends is known', () => {
  const ahead = (period: typeof later) =>
    Object.fromEntries(orderTypes.map((type) => [type, termAhead(type, period, now)]));
  const years = { kind: 'years', years: 2 };
  const until = { kind: 'until', ends_at: at_once.ends_at };
  expect(ahead(at_once)).toEqual({ new: years, append: until, renew: years, upgrade: until, upgrade_renew: years });
  expect(new Set(Object.values(ahead(later)))).toEqual(new Set(orderTypes.map(() => ({ kind: 'settled', ...later }))));
});
