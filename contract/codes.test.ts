import { describe, expect, it } from 'vitest';
import { codeName, codes } from './codes.ts';

describe('the table of codes', () => {
  it('gives each name a number of its own', () => {
    const numbers = Object.values(codes).map(({ code }) => code);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('finds each name by its number', () => {
    expect(Object.values(codes).map(({ code }) => codeName(code))).toEqual(Object.keys(codes));
  });

  it('knows no name for a number that is not in it', () => {
    expect(codeName(99_999)).toBeUndefined();
  });

  it('keeps the numbers that the suite fixed [WIR-10]', () => {
    expect([codes.ok.code, codes.fadada_child_account.code, codes.not_signed_in.code, codes.notice.code]).toEqual([
      0, -1, -10001, -10002,
    ]);
  });

  it('answers success and the notice with 200 and every refusal with a status of 400 or more', () => {
    const fine = Object.entries(codes).flatMap(([name, { status }]) => (Number(status) === 200 ? [name] : []));
    expect(fine).toEqual(['ok', 'notice']);
    expect(Object.values(codes).filter(({ status }) => status > 200 && status < 400)).toEqual([]);
  });
});
