import { isDeepStrictEqual } from 'node:util';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { flowDraftOpen, flowDraftSave } from '#contract/calls/session.ts';
import { codes } from '#contract/codes.ts';
import { sealedSnapshot } from '#contract/entities/snapshot.ts';
import type { Stimulus } from '../../../pathways/model.ts';
import type { Configuration, Step } from '../../../pathways/walk.ts';
import { openDraft } from './arranging.ts';
import { contextOf } from './model.ts';
import type { Run } from './run.ts';

/** How a save of a draft goes wrong, or does not. */
const answers = {
  taken: (route) => route.continue(),
  'taken, and the answer is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'lost on the way': (route) => route.abort('connectionreset'),
  'out of service': (route) => refuse(route, 'unavailable'),
  'too many requests': (route) => refuse(route, 'too_many_requests'),
  'taken, and nothing is heard': async (route) => {
    await route.fetch();
  },
} as const satisfies Record<string, (route: Route) => Promise<void>>;

const refuse = (route: Route, name: 'unavailable' | 'too_many_requests') =>
  route.fulfill({ status: codes[name].status, json: { code: codes[name].code, data: {}, msg: '' } });

/** Lets the saves of a page end in each way in turn, the first of them in one that is another for each path. */
async function breakSaves(page: Page, path: number, onSave: () => void): Promise<void> {
  const inTurn = Object.values(answers);
  let turn = path;
  await page.route(`**/oss${flowDraftSave.path}`, (route) => {
    onSave();
    const answer = inTurn[turn % inTurn.length] ?? answers.taken;
    turn += 1;
    return answer(route);
  });
}

/** Does something after which the draft is opened anew, where that cannot be done at first. */
export async function openingAtSecondTry({ page, reader }: Run, act: () => Promise<void>): Promise<void> {
  await page.route(`**/oss${flowDraftOpen.path}`, (route) => refuse(route, 'unavailable'), { times: 1 });
  await act();
  await page.getByRole('button', { name: reader.say('Try again'), exact: true }).click();
}

const stashed = z.object({ text: z.string() }).nullable();

/** What the tab has put away of the purchase: the newest text, as long as the server is not known to have it. */
async function stashOf({ page, user }: Run): Promise<string | null> {
  const entry = await page.evaluate((name) => sessionStorage.getItem(name), `mallflow.run.purchase.${user}`);
  return stashed.parse(JSON.parse(entry ?? 'null'))?.text ?? null;
}

/** What would be lost if the page were gone now, of what stands in a place: nothing where it is kept. */
async function lostAt(run: Run, { snapshot }: Configuration): Promise<readonly string[]> {
  // Whatever leaves the stash is on the server before: so the stash is read first.
  const text = (await stashOf(run)) ?? (await openDraft(run.world.db, run.user)).snapshot ?? 'null';
  const kept = sealedSnapshot.extend({ snapshot: z.object({ value: z.unknown() }) }).safeParse(JSON.parse(text));
  if (!kept.success) return ['everything'];
  const { selection } = contextOf(snapshot);
  return [
    ...(isDeepStrictEqual(kept.data.typed, selection) ? [] : ['what was chosen']),
    ...(isDeepStrictEqual(settled(kept.data.snapshot.value), settled(snapshot.value)) ? [] : ['where the person is']),
  ];
}

/** A state without what goes on in it by itself: an order that is not known is looked for in the page's own time. */
const settled = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'orderUnknown' in value ? 'orderUnknown' : value;

/** Looks after each step whether all of it is kept, while the saves of the page end in every way. */
export class Keeping {
  readonly #run: Run;
  /** Nothing is kept of a page on which nobody has done anything yet, unless its tab had put something away. */
  #isKept = false;
  #saves = 0;
  /** The saves before a page was opened that has nothing to save; null where it has. */
  #before: number | null = 0;

  private constructor(run: Run) {
    this.#run = run;
  }

  static async of(run: Run, path: number): Promise<Keeping> {
    const keeping = new Keeping(run);
    await breakSaves(run.page, path, () => {
      keeping.#saves += 1;
    });
    return keeping;
  }

  async expectAt({ configuration }: Step, { event, kind }: Stimulus, label: string): Promise<void> {
    if (event.type === 'flow.resume') {
      this.#isKept = false;
      this.#before = (await stashOf(this.#run)) === null ? this.#saves : null;
    } else if (kind === 'event' && event.type !== 'connection.back') {
      this.#isKept = true;
    }
    if (configuration.snapshot.matches('over')) return;
    if (this.#isKept) {
      expect(await lostAt(this.#run, configuration), `${label}: lost`).toEqual([]);
      // A page that comes into sight saves at once.
      await this.#run.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    } else if (this.#before !== null) {
      expect(this.#saves, `${label}: saves of a page that was only opened`).toBe(this.#before);
    }
  }
}
