import { describe, expect, it } from 'vitest';
import { goldenExamplePaths, goldenPaths } from '../flowkit/goldenSuite.ts';
import type { TestedFlow, UncoveredWord } from '../flowkit/testedFlow.ts';
import { vocabulariesIn, wordsUsedBy } from '../flowkit/vocabularies.ts';
import { flows } from './index.ts';

/** Vocabulary words that no path of any flow has to reach. Each flow lists its own in its `index.ts`. */
const uncoveredAnywhere: readonly UncoveredWord[] = [
  {
    at: /currency: (?:CNY|USD|TWD|JPY)$/,
    why: 'amounts are read by the rules of their currency, which the tests of money try for each',
  },
  {
    at: /^field_faults\{\}\.code: /,
    why: 'forms say it of what was typed, the tests of forms try each, and nothing else reads it',
  },
  { at: /fault\.kind: broken$/, why: 'the flow of cancelling shows its words, which are the same everywhere' },
  {
    at: /\.type: (?:application|image)\/\w+$/,
    why: 'pages name a file by its name; the part that uploads asks for its type',
  },
  {
    at: /use_zone: \w+$/,
    why: 'a client stays where it is: the tests of numbers, of formats and by hand in the browser try each zone',
  },
];

/** Words that a flow's context can hold but none of its paths reaches, with their positions in the context. */
function uncoveredIn(tested: TestedFlow): readonly string[] {
  const { context } = tested.flow;
  const paths = [...goldenPaths(tested), ...goldenExamplePaths(tested)];
  const steps = paths.flatMap((path) => [path.first, ...path.steps.map(({ step }) => step)]);
  const said = wordsUsedBy(
    context,
    steps.map(({ configuration }) => configuration.snapshot.context),
  );
  return [...vocabulariesIn(context)].flatMap(([at, words]) =>
    [...words].filter((word) => said.get(at)?.has(word) !== true).map((word) => `${at}: ${word}`),
  );
}

const uncoveredByFlow = new Map(flows.map((tested) => [tested.name, uncoveredIn(tested)]));

it.each(flows)(
  'the paths of $name reach every word of the vocabularies in its context, except the listed exceptions',
  (tested) => {
    const left = [...uncoveredAnywhere, ...(tested.unsaid ?? [])];
    expect(uncoveredByFlow.get(tested.name)?.filter((word) => !left.some(({ at }) => at.test(word)))).toEqual([]);
  },
);

describe('listed exceptions of vocabularies', () => {
  it.each(uncoveredAnywhere)('a general exception matches a word that no path of some flow reaches: $at', ({ at }) => {
    expect([...uncoveredByFlow.values()].flat().some((word) => at.test(word))).toBe(true);
  });

  const ofFlows = flows.flatMap(({ name, unsaid: left = [] }) => left.map(({ at }) => ({ name, at })));
  it.each(ofFlows)('an exception of $name matches a word that none of its paths reaches: $at', ({ name, at }) => {
    expect(uncoveredByFlow.get(name)?.some((word) => at.test(word))).toBe(true);
  });
});
