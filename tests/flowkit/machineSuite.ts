import { assert, beforeAll, describe, expect, it } from 'vitest';
import { problemWith } from '../../pathways/cliGoldenSuite.ts';
import { extraPathsOf, findCoveringPaths, type Path } from '../../pathways/cover.ts';
import { differenceOf, expandAccepts } from '../../pathways/difference.ts';
import { explore, type Graph } from '../../pathways/explore.ts';
import { goldenSuiteOf } from '../../pathways/goldenSuite.ts';
import { measureCoverage } from '../../pathways/measure.ts';
import { stepName } from '../../pathways/readGoldenSuite.ts';
import { examplePaths } from './examplePaths.ts';
import { exampleFile, goldenSuite, suiteFile } from './goldenSuite.ts';
import { isOfferedPath } from './pageRules.ts';
import { RunningMachine } from './runningMachine.ts';
import type { TestedMachine } from './testedFlow.ts';

const searchTimeoutMs = 240_000;

/** Compares the running machine with the golden suite, and the golden suite with what the machine declares. */
export function machineSuite(flow: TestedMachine): void {
  const { name, model, onPage = {} } = flow;
  const suite = goldenSuite(flow);

  describe.each(
    suite.paths.map((steps, index) => ({ path: `path ${index + 1}: ${steps.at(-1)?.leadsTo}`, steps, index })),
  )('the golden $path', ({ steps, index }) => {
    it('the running machine follows its golden path, and events that it does not accept change nothing [FLO-01]', async () => {
      const running = new RunningMachine(model);
      let before: unknown = {};
      for (const [at, golden] of steps.entries()) {
        const words = stepName(index, at, golden);
        const accepts = suite.accepted[golden.accepts];
        if (golden.happens !== null) await running.let(golden.happens);
        const difference = differenceOf(expandAccepts(suite, golden), running.look(golden.happens, before));
        assert(difference === null, `${words}: ${difference}`);
        expect(running.probe(new Set(accepts)), `${words}: changed by what is not accepted`).toEqual([]);
        before = running.snapshot.context;
      }
    });
  });

  describe('golden suite', () => {
    let graph: Graph;
    let paths: readonly Path[];
    beforeAll(() => {
      graph = explore(model);
      paths = [...findCoveringPaths(graph), ...extraPathsOf(graph)];
    }, searchTimeoutMs);

    it('the golden suite covers everything that the machine and its examples declare', () => {
      expect(measureCoverage(graph, 'transitions', paths).missing).toEqual([]);
    });

    it('the golden suite is up to date with the machine', () => {
      expect(problemWith(suiteFile(flow), goldenSuiteOf(name, model, paths))).toBeNull();
    });

    it(
      'the golden and example paths use every example that the page can show, except those marked as not offered',
      async () => {
        const offered = paths.filter(isOfferedPath(onPage));
        const others = examplePaths(graph, offered, onPage);
        await expect(exampleText(others)).toMatchFileSnapshot(exampleFile(flow));
        const used = new Set(labelsOf([...offered, ...others]));
        const possible = [...graph.nodes.values()].flatMap(({ edges }) => edges.map(({ stimulus }) => stimulus.label));
        const signed = new Set(onPage.notOffered?.keys());
        expect(new Set(possible.filter((label) => !used.has(label)))).toEqual(signed);
      },
      searchTimeoutMs,
    );
  });
}

const labelsOf = (paths: readonly Path[]): readonly string[] =>
  paths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.label));

const exampleText = (paths: readonly Path[]): string =>
  `${JSON.stringify(
    paths.map((path) => labelsOf([path])),
    null,
    2,
  )}\n`;
