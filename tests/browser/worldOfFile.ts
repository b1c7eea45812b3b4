import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { takeEndpoint } from './endpoint.ts';
import { closeUnfinishedWork, openWorld, type World } from './world.ts';

/** The world of a test file; visitors leave after each test. */
interface WorldOfFile extends Omit<World, 'close' | 'leave'> {
  readonly leave: () => Promise<void>;
}

/**
 * Opens a world before the tests of a file and closes it after them. Runs `prepare` before each test including the
 * first, so that each test finds the same state alone or with others; by default, nothing under way and nothing unpaid.
 * `environment` has the server's variables.
 */
export function worldOfFile(
  prepare: (world: World) => Promise<unknown> = ({ db }) => closeUnfinishedWork(db),
  environment: Readonly<Record<string, string>> = {},
): WorldOfFile {
  let world: World | null = null;
  let opened: BrowserContext[] = [];
  const open = (): World => {
    if (world === null) throw new Error('The world is opened before the first test, not before');
    return world;
  };
  const leave = async () => {
    for (const context of opened) await open().leave(context);
    opened = [];
  };
  beforeAll(async () => {
    world = await openWorld(new Date(), { environment }, takeEndpoint);
  });
  afterAll(() => open().close());
  beforeEach(() => prepare(open()));
  afterEach(leave);
  return {
    get origin() {
      return open().origin;
    },
    get db() {
      return open().db;
    },
    get files() {
      return open().files;
    },
    get trouble() {
      return open().trouble;
    },
    get requests() {
      return open().requests;
    },
    get logged() {
      return open().logged;
    },
    now: () => open().now(),
    passes: (minutes) => open().passes(minutes),
    pauseOrdering: (minutes) => open().pauseOrdering(minutes),
    person: async (who) => {
      const person = await open().person(who);
      opened.push(person.context);
      return person;
    },
    leave,
  };
}
