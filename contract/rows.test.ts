import fc from 'fast-check';
import { expect, it } from 'vitest';
import { headLine, isTailLine, readHeadLine, readRowLine, readTailLine, rowLine, tailLine } from './rows.ts';

const jsonValue = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
// No call has a field `__proto__`.
const names = fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => name !== 'list' && name !== '__proto__');
const fields = fc.dictionary(names, jsonValue, { maxKeys: 3, noNullPrototype: true });

it('a streamed list is one JSON envelope as a whole and can be read line by line, whatever its rows contain', () => {
  fc.assert(
    fc.property(fields, fields, fc.array(jsonValue), (before, after, rows) => {
      const head = headLine({ code: 0, msg: '"\n', data: before }, 'list');
      const text = head + rows.map((row, index) => rowLine(row, index === 0)).join('') + tailLine(after);
      expect(JSON.parse(text)).toEqual({ code: 0, msg: '"\n', data: { ...before, list: rows, ...after } });

      const lines = text.split('\n');
      expect(lines).toHaveLength(rows.length + 2);
      expect(lines.map(isTailLine)).toEqual([...rows.map(() => false), false, true]);
      expect(readHeadLine(lines[0] ?? '')).toEqual({ code: 0, msg: '"\n', data: { ...before, list: [] } });
      expect(lines.slice(1, -1).map(readRowLine)).toEqual(rows);
      expect(readTailLine(lines.at(-1) ?? '')).toEqual({ '': [], ...after });
    }),
  );
});

it('a head line or a tail line of a streamed list that was cut is rejected', () => {
  const whole = {
    head: headLine({ code: 0, msg: '', data: { a: 1 } }, 'list').trimEnd(),
    tail: tailLine({ next: 'x' }),
  };
  for (let kept = 0; kept < whole.tail.length; kept += 1) {
    expect(() => readTailLine(whole.tail.slice(0, kept))).toThrow();
  }
  for (let kept = 0; kept < whole.head.length; kept += 1) {
    expect(() => readHeadLine(whole.head.slice(0, kept))).toThrow();
  }
});
