import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { StateMachine } from 'xstate';
import { z } from 'zod/mini';
import { flowDraftOpen, flowDraftSave } from '#contract/calls/session.ts';
import { sealedSnapshot } from '#contract/entities/snapshot.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { automaticEvents } from '#machines/kit/runEvents.ts';
import { pollingMachine } from '#machines/parts/polling.ts';
import type { Stimulus } from '../../../pathways/model.ts';
import type { Configuration, Step } from '../../../pathways/walk.ts';
import type { InterceptedRequest } from '../../browser/interceptor.ts';
import { openDraftOf, type RunSubject } from './drafts.ts';
import { respondWithError } from './requestGate.ts';
import type { ServedRun } from './servedRun.ts';

const saveEndings = {
  taken: async ({ serve, respond }) => respond(await serve()),
  'taken, and the answer is lost': async ({ serve, cutOff }) => {
    await serve();
    cutOff();
  },
  'lost on the way': ({ cutOff }) => cutOff(),
  'out of service': (request) => respondWithError(request, 'unavailable'),
  'too many requests': (request) => respondWithError(request, 'too_many_requests'),
  'taken, and nothing is heard': async ({ serve }) => {
    await serve();
  },
} as const satisfies Record<string, (request: InterceptedRequest) => void | Promise<void>>;

/** Ends the saves of a page in each way in turn; the path's number selects the first way. */
async function breakSaves({ world, page }: ServedRun, path: number, onSave: () => void): Promise<void> {
  const inTurn = Object.values(saveEndings);
  let turn = path;
  await world.requests.intercept(page, `/oss${flowDraftSave.path}`, (request) => {
    onSave();
    const answer = inTurn[turn % inTurn.length] ?? saveEndings.taken;
    turn += 1;
    return answer(request);
  });
}

export async function openingAtSecondTry({ world, page, reader }: ServedRun, act: () => Promise<void>): Promise<void> {
  const stop = await world.requests.intercept(page, `/oss${flowDraftOpen.path}`, (request) => {
    stop();
    respondWithError(request, 'unavailable');
  });
  await act();
  await page.getByRole('button', { name: reader.say('Try again'), exact: true }).click();
}

const stashEntry = z.nullable(z.object({ text: z.string() }));

/** The newest text that the tab has saved of a run; null once the server has confirmed that text. */
async function stashOf({ page, user_id }: ServedRun, { flow, subject }: RunSubject): Promise<string | null> {
  const about = [flow, ...(subject === '' ? [] : [subject])];
  const name = user_id === null ? ['mallflow.tab.run', ...about] : ['mallflow.run', ...about, user_id];
  const entry = await page.evaluate((item) => sessionStorage.getItem(item), name.join('.'));
  return stashEntry.parse(JSON.parse(entry ?? 'null'))?.text ?? null;
}

interface WatchedRun {
  readonly flow: Flow;
  readonly subject: string;
  readonly isWaiting: (configuration: Configuration) => boolean;
  /** Reduces user input to what the model can know: ids that the server generates are not part of it. */
  readonly comparable?: ((entered: unknown) => unknown) | undefined;
}

/** Checks after each step that everything is saved, while the page's saves end in every way. */
export class DraftSaves {
  readonly #run: ServedRun;
  readonly #flow: Flow;
  readonly #about: RunSubject;
  readonly #isWaiting: (configuration: Configuration) => boolean;
  readonly #comparable: (entered: unknown) => unknown;
  /** False until the user acts: a page that was only opened saves nothing, unless its tab has a stash. */
  #isKept = false;
  #saves = 0;
  /** Number of saves before a page with nothing to save was opened; null if it has something to save. */
  #before: number | null = 0;

  private constructor(run: ServedRun, { flow, subject, isWaiting, comparable = (entered) => entered }: WatchedRun) {
    this.#run = run;
    this.#flow = flow;
    this.#about = { flow: flow.id, subject };
    this.#isWaiting = isWaiting;
    this.#comparable = comparable;
  }

  static async of(run: ServedRun, path: number, watched: WatchedRun): Promise<DraftSaves> {
    const saves = new DraftSaves(run, watched);
    await breakSaves(run, path, () => {
      saves.#saves += 1;
    });
    return saves;
  }

  get isKept(): boolean {
    return this.#isKept;
  }

  /** A resumed page saves nothing before the user acts. */
  async reloaded(): Promise<void> {
    this.#isKept = false;
    this.#before = (await stashOf(this.#run, this.#about)) === null ? this.#saves : null;
  }

  async expectAt({ configuration }: Step, stimulus: Stimulus, label: string): Promise<void> {
    if (stimulus.event.type === 'flow.resume') {
      await this.reloaded();
    } else if (this.#isByPerson(stimulus)) {
      this.#isKept = true;
    }
    if (configuration.snapshot.status === 'done') return;
    if (this.#isKept) {
      await this.#expectNothingLost(configuration, stimulus, label);
      // A page that becomes visible saves at once.
      await this.#run.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    } else if (this.#before !== null) {
      expect(this.#saves, `${label}: saves of a page that was only opened`).toBe(this.#before);
    }
  }

  /** User input is saved at once. An answer is saved when the page has it, which nothing on the page may show: poll. */
  async #expectNothingLost(configuration: Configuration, stimulus: Stimulus, label: string): Promise<void> {
    const message = `${label}: lost`;
    if (stimulus.kind === 'event') expect(await this.#lostAt(configuration), message).toEqual([]);
    else await expect.poll(() => this.#lostAt(configuration), { message }).toEqual([]);
  }

  /** Whether the user acted: an event, or the outcome of a child machine in which a user acts. */
  #isByPerson(stimulus: Stimulus): boolean {
    if (stimulus.kind !== 'outcome') return stimulus.kind === 'event' && !automaticEvents.has(stimulus.event.type);
    const part = this.#flow.machine.implementations.actors[stimulus.source];
    return part instanceof StateMachine && part.id !== pollingMachine.id;
  }

  /** What of a configuration would be lost if the page closed now; empty if everything is saved. */
  async #lostAt(configuration: Configuration): Promise<readonly string[]> {
    // Read the stash first: an entry leaves it only after the server has the text.
    const stash = await stashOf(this.#run, this.#about);
    const text = stash ?? (await openDraftOf(this.#run, this.#about)).snapshot ?? 'null';
    const kept = z.extend(sealedSnapshot, { snapshot: z.object({ value: z.unknown() }) }).safeParse(JSON.parse(text));
    if (!kept.success) return ['everything'];
    const { value, context } = configuration.snapshot;
    const entered = this.#comparable(this.#flow.userInput?.read(context) ?? null);
    const isThere = this.#isWaiting(configuration)
      ? topLevelState(kept.data.snapshot.value) === topLevelState(value)
      : isDeepStrictEqual(kept.data.snapshot.value, value);
    return [
      ...(isDeepStrictEqual(this.#comparable(kept.data.typed ?? null), entered) ? [] : ['what was entered']),
      ...(isThere
        ? []
        : [`where the person is: kept ${JSON.stringify(kept.data.snapshot.value)}, not ${JSON.stringify(value)}`]),
    ];
  }
}

/** A state value without its substates, which change without user action. */
const topLevelState = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.keys(value)[0] : value;
