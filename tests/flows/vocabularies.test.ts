import { describe, expect, it } from 'vitest';
import { flows } from '#machines/flows/index.ts';
import { goldenExamplePaths, goldenPaths } from '../flowkit/goldenSuite.ts';
import { vocabulariesIn, wordsSaidBy } from '../flowkit/vocabularies.ts';
import { flows as tested } from './index.ts';
import { wordsWithoutExample } from './wordsWithoutExample.ts';

/** The words that a flow's context can hold and that it has on no path of its suites, each with where it stands. */
function unsaidIn(name: keyof typeof flows): readonly string[] {
  const flow = tested.find((one) => one.name === name);
  if (flow === undefined) throw new Error(`${name} has no suites`);
  const { context } = flows[name];
  const paths = [...goldenPaths(flow), ...goldenExamplePaths(flow)];
  const steps = paths.flatMap((path) => [path.first, ...path.steps.map(({ step }) => step)]);
  const said = wordsSaidBy(
    context,
    steps.map(({ configuration }) => configuration.snapshot.context),
  );
  return [...vocabulariesIn(context)].flatMap(([at, words]) =>
    [...words].filter((word) => said.get(at)?.has(word) !== true).map((word) => `${at}: ${word}`),
  );
}

const names = Object.values(flows).map(({ id }) => id);
const unsaid = new Map(names.map((name) => [name, unsaidIn(name)]));

it.each(names)('%s comes on some path to each word of the vocabularies that its guards and views read', (name) => {
  const without = wordsWithoutExample.filter(({ flows: only }) => only === undefined || only.includes(name));
  expect(unsaid.get(name)?.filter((word) => !without.some(({ at }) => at.test(word)))).toEqual([]);
});

describe('a word that needs no example', () => {
  it.each(wordsWithoutExample)('is one that no path comes to: $at', ({ at, flows: only }) => {
    for (const name of only ?? [null]) {
      const words = name === null ? [...unsaid.values()].flat() : (unsaid.get(name) ?? []);
      expect(
        words.some((word) => at.test(word)),
        name ?? 'any flow',
      ).toBe(true);
    }
  });
});
