import { describe, expect, it } from 'vitest';
import { codeName, codes } from './responseCodes.ts';

describe('codes', () => {
  it('every code name has a unique number', () => {
    const numbers = Object.values(codes).map(({ code }) => code);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('every code name is found by its number', () => {
    expect(Object.values(codes).map(({ code }) => codeName(code))).toEqual(Object.keys(codes));
  });

  it('an unknown code number has no name', () => {
    expect(codeName(99_999)).toBeUndefined();
  });

  it('the codes that the suite fixed keep their numbers [WIR-10]', () => {
    expect([codes.ok.code, codes.fadada_child_account.code, codes.not_signed_in.code, codes.notice.code]).toEqual([
      0, -1, -10001, -10002,
    ]);
  });

  it('the codes `ok` and `notice` have status 200, and every refusal has a status of 400 or more', () => {
    const fine = Object.entries(codes).flatMap(([name, { status }]) => (Number(status) === 200 ? [name] : []));
    expect(fine).toEqual(['ok', 'notice']);
    expect(Object.values(codes).filter(({ status }) => status > 200 && status < 400)).toEqual([]);
  });
});
