import { describe, expect, it } from 'vitest';
import { bannedWordsIn, problemsOfSubject, proseOf } from './bannedWords.mjs';

const textsOf = (file, source) => proseOf(file, source).map(({ text }) => text);

describe('prose in files', () => {
  it('a script has its comments, and no text of its code, as prose', () => {
    const source = "// one\nconst two = 'told'; /* three */\n";
    expect(textsOf('src/a.ts', source)).toEqual(['// one', '/* three */']);
  });

  it('a test has the titles of its suites and tests as prose too, those of tables included', () => {
    const source = [
      "describe('orders', () => {",
      "  it('an order is paid', () => {});",
      '  it.each([1])(`order $n is paid`, () => {});',
      "  expect(said('told')).toBe(true);",
      '});',
    ].join('\n');
    expect(textsOf('src/a.test.ts', source)).toEqual(['orders', 'an order is paid', 'order $n is paid']);
  });

  it('a style sheet has its comments as prose', () => {
    expect(textsOf('src/a.css', 'a { color: red; } /* one */\n/* two\n three */')).toEqual([
      '/* one */',
      '/* two\n three */',
    ]);
  });

  it('a document is prose from its first line', () => {
    expect(proseOf('README.md', '# Title\n')).toEqual([{ at: 0, text: '# Title\n' }]);
  });
});

describe('refused words', () => {
  it('each is found with its place and with what to write instead', () => {
    expect(bannedWordsIn('Whoever asks is told.')).toEqual([
      { at: 16, word: 'told', instead: 'show, notify, report, return' },
      { at: 0, word: 'Whoever', instead: 'the caller, the user, anyone who' },
    ]);
  });

  it.each(['bold', 'Calls `tell` with the id', 'PDF stands for Portable Document Format', 'a stand-alone page'])(
    '“%s” has none',
    (text) => {
      expect(bannedWordsIn(text)).toEqual([]);
    },
  );
});

describe('subjects of commits', () => {
  it.each(['fix(purchase): keep unsaved changes', 'docs: index the decisions', 'refactor(wire)!: rename a header'])(
    '“%s” is accepted',
    (subject) => {
      expect(problemsOfSubject(subject)).toEqual([]);
    },
  );

  it('a subject without a type is refused', () => {
    expect(problemsOfSubject('Keep unsaved changes')).toEqual([
      'begin with feat, fix, docs, test, refactor, perf, build, ci or chore, and a scope',
    ]);
  });

  it('a refused word in a subject is named', () => {
    expect(problemsOfSubject('fix(desk): say what becomes of an order')).toEqual([
      '“becomes of”: write the outcome of',
    ]);
  });
});
