import { describe, expect, it } from 'vitest';
import { compare, readRequirements, tableOf } from './requirements.mjs';

const text = `# Requirements

A title names an id as in \`it('… [REF-01]')\`.

| Id | Requirement |
|---|---|
| REF-01 | Money goes back once. |
| REF-02 | Whoever waits | is told so. |
`;
const requirements = readRequirements(text);
const file = 'tests/refund.test.ts';
const compareWith = (source) => compare(requirements, [{ file, source }]);

describe('requirements', () => {
  it('the requirements are the rows of the tables', () => {
    expect(requirements).toEqual([
      { id: 'REF-01', words: 'Money goes back once.' },
      { id: 'REF-02', words: 'Whoever waits | is told so.' },
    ]);
  });

  it('a requirement lists its tests by titles in any quotes, over several lines and with several ids', () => {
    const { problems, tests } = compareWith(`
      it('goes back once [REF-01]', () => {});
      it.each(all)(
        "isn't sent to %s twice [REF-01, REF-02]",
        () => {},
      );
      describe(\`whoever \${waits} [REF-02]\`, () => {});
      it('is no requirement [1]', () => expect(list['a [b]']).toBe(1));
    `);
    expect(problems).toEqual([]);
    expect(tableOf(requirements, tests)).toBe(
      [
        '| Id | Requirement | Tests |',
        '|---|---|---|',
        `| REF-01 | Money goes back once. | ${file}: goes back once<br>${file}: isn't sent to %s twice |`,
        `| REF-02 | Whoever waits | is told so. | ${file}: isn't sent to %s twice<br>${file}: whoever \${waits} |`,
      ].join('\n'),
    );
  });

  it('an unknown requirement id in a title and a requirement without a test are reported', () => {
    expect(compareWith(`it('goes back once [REF-01, REF-03]'); it('is new [NEW-01]')`).problems).toEqual([
      `${file}: “goes back once” names REF-03, which is not in docs/requirements.md.`,
      `${file}: “is new” names NEW-01, which is not in docs/requirements.md.`,
      'No test names REF-02.',
    ]);
  });

  it('a requirement id that is not at the end of a title is reported and does not count', () => {
    const source = `it('goes back [REF-01] once'); // [REF-02]\nit('is UTF-08 in ISO-88')`;
    expect(compareWith(source).problems).toEqual([
      `${file}: REF-01 does not stand at the end of a title.`,
      `${file}: REF-02 does not stand at the end of a title.`,
      'No test names REF-01.',
      'No test names REF-02.',
    ]);
  });

  it('a requirement id in a second pair of brackets is reported and does not count', () => {
    const source = `it('goes back once [REF-01] [REF-02]')`;
    expect(compareWith(source).problems).toEqual([
      `${file}: REF-01 does not stand at the end of a title.`,
      'No test names REF-01.',
    ]);
  });

  it('a requirement id that is used twice in the table is reported', () => {
    const twice = readRequirements(`${text}| REF-01 | Again. |\n`);
    const source = `it('goes back [REF-01, REF-02]')`;
    expect(compare(twice, [{ file, source }]).problems).toEqual(['REF-01 stands twice in docs/requirements.md.']);
  });
});
