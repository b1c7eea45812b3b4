import { describe, expect, it } from 'vitest';
import { homonyms, median, table } from './figures.mjs';

describe('median', () => {
  it('the median of an odd count is the middle number', () => {
    expect(median([9, 1, 4])).toBe(4);
  });

  it('the median of an even count is the mean of the two middle numbers', () => {
    expect(median([10, 1, 4, 3])).toBe(3.5);
  });
});

describe('tables', () => {
  it('a table aligns its first column left and numbers right', () => {
    expect(
      table(
        ['Room', 'Files'],
        [
          ['src', 1234],
          ['machines', 7],
        ],
      ),
    ).toBe(['Room      Files', 'src        1234', 'machines      7'].join('\n'));
  });
});

describe('homonyms', () => {
  const file = (name, text) => ({ name, text });

  it('a name exported by files of different names is a homonym', () => {
    expect(
      homonyms([
        file('server/pricing/placing.ts', 'export const isSamePrice = 1;\nexport const other = 2;\n'),
        file('machines/flows/purchase/offerComparison.ts', 'export function isSamePrice() {}\n'),
      ]),
    ).toEqual([['isSamePrice', ['server/pricing/placing.ts', 'machines/flows/purchase/offerComparison.ts']]]);
  });

  it.each([
    ['files of the same name', 'server/modules/orders/handlers.ts', 'server/modules/vouchers/handlers.ts'],
    ['folders of flows', 'machines/flows/invoice/types.ts', 'machines/flows/purchase/ports.ts'],
    ['a test', 'machines/kit/flow.ts', 'tests/kit/model.ts'],
  ])('a name shared by %s is not a homonym', (_where, one, other) => {
    expect(homonyms([file(one, 'export interface Same {}\n'), file(other, 'export type Same = 1;\n')])).toEqual([]);
  });
});
