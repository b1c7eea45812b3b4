import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Path, pathBy } from '../../pathways/cover.ts';
import { observe } from '../../pathways/declared.ts';
import type { PinnedSuite } from '../../pathways/pinned.ts';
import { pinnedPaths } from '../../pathways/pinnedPaths.ts';
import { readPinned } from '../../pathways/readPinned.ts';
import config from '../../pathways.config.ts';

const model = config.models.purchase;

/** Where the suite of the purchase is kept. */
export const suiteFile = join(import.meta.dirname, 'suite.json');

/** The suite of the purchase as it is committed. */
export function committedSuite(): PinnedSuite {
  const read = readPinned(readFileSync(suiteFile, 'utf8'));
  if (read.kind === 'unreadable') throw new Error(`tests/purchase/suite.json is not a suite: ${read.problem}`);
  return read.suite;
}

/** The paths of the committed suite, walked on the machine. */
export const committedPaths = (): readonly Path[] => pinnedPaths(model, committedSuite());

const exampleWays = z.array(z.array(z.string()));

/**
 * Committed paths on which a page is shown every further example, walked on the machine. A test of the machine makes them
 * and says where they are stale.
 */
export function committedExamplePaths(): readonly Path[] {
  const text = readFileSync(join(import.meta.dirname, 'examplePaths.json'), 'utf8');
  const { machine } = observe(model.machine);
  return exampleWays.parse(JSON.parse(text)).map((labels) => {
    const path = pathBy(model, machine, labels);
    const stuck = labels[path.steps.length];
    if (stuck === undefined) return path;
    throw new Error(
      `The paths over examples are stale, “${stuck}” cannot happen: run generatedMachine.test.ts with --update`,
    );
  });
}
