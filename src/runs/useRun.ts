import { useEffect, useRef, useState } from 'react';
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type InspectedSnapshotEvent,
  type Snapshot,
} from 'xstate';
import { type FlowDraft, flowDraftDiscard } from '#contract/calls/session.ts';
import { codes } from '#contract/codes.ts';
import { isErrorName } from '#contract/refusal.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { automaticEvents } from '#machines/kit/runEvents.ts';
import { sealSnapshot } from '#machines/kit/snapshot.ts';
import { pollingMachine } from '#machines/parts/polling.ts';
import { savingMachine, stashOf } from '#machines/shell/saving/machine.ts';
import { openingOf } from '#machines/shell/saving/stash.ts';
import { Recorder } from '#pathways/trace/record.ts';
import { needRefusalWords } from '../i18n/activate.ts';
import { type RunSubject, savingPortsBy } from '../ports/saving.ts';
import type { Services } from '../services/services.ts';
import { type OpenedRun, openRun, type RefusedRun } from './openRun.ts';
import { type RunOwner, tabOf } from './owner.ts';
import { recordedOf } from './recorded.ts';
import type { Stash } from './stash.ts';

interface Running<Machine extends AnyStateMachine, UserInput> {
  readonly flow: Flow<Machine, UserInput>;
  readonly about: RunSubject;
  readonly owner: RunOwner;
  readonly machine: Machine;
  readonly draft: FlowDraft;
  /** What a new run takes over from the one before. */
  readonly taken: UserInput | null;
  readonly stash: Stash;
  readonly input: (userInput: UserInput | null) => InputFrom<Machine>;
  /** Sent once after a restore: what was known may have changed meanwhile. */
  readonly resume: () => EventFromLogic<Machine>;
}

/** A run of a flow on a page: its actor, what came of what was kept, and how it is kept now. */
export interface Run<Machine extends AnyStateMachine> extends OpenedRun<Machine> {
  readonly saving: Saving;
}

/** How a run is kept. */
export interface Saving {
  readonly actor: ActorRefFrom<typeof savingMachine>;
  /** Whether the tab has no room for what the server does not have. */
  readonly isStashFull: boolean;
}

/** A run that can begin, with what keeps it. */
interface PreparedRun<Machine extends AnyStateMachine> extends OpenedRun<Machine> {
  readonly saver: Saving['actor'];
  /** Begins it, once, and answers how to stop it. */
  readonly begin: () => () => void;
}

/** What a run needs of the application. */
type RunServices = Pick<Services, 'api' | 'newKey' | 'now' | 'language' | 'tracing'>;

/**
 * Runs a flow for as long as the page is open: restores what its draft keeps, and keeps every change from the first thing
 * that the person does on; a page that has only been opened takes nothing from another one. A run that has ended is
 * discarded with the page: its receipt has been read. What it is first given stays: another draft is another component,
 * by its `key`. Where what is kept cannot be opened no run begins, so that nothing is saved over it. A new run is there at once,
 * with the page; one that is kept, once it has heard that it is resumed.
 */
export function useRun<Machine extends AnyStateMachine, UserInput>(
  running: Running<Machine, UserInput>,
  services: Services,
): Run<Machine> | RefusedRun | null {
  const [isStashFull, setStashFull] = useState(false);
  const [first] = useState(() => prepareRun(running, services, setStashFull));
  const [opened, setOpened] = useState<PreparedRun<Machine> | RefusedRun | null>(first.origin === 'new' ? first : null);
  const given = useRef(running);
  const prepared = useRef<PreparedRun<Machine> | RefusedRun | null>(first);

  useEffect(() => {
    // A run begins once: whoever comes again opens what is kept then.
    const run = prepared.current ?? prepareRun(given.current, services, setStashFull);
    prepared.current = null;
    let isLeft = false;
    const show = () => {
      if (!isLeft) setOpened(run);
    };
    if (run.origin === 'refused') return show();
    const stop = run.begin();
    // What a run was refused for before is told in words that else come with the answer.
    if (run.origin === 'restored' && tellsRefusal(run.actor)) void needRefusalWords().then(show);
    else show();
    const stopListening = whenSavingMayHelp(() => run.saver.send({ type: 'save.now' }));
    return () => {
      stopListening();
      stop();
      isLeft = true;
      setOpened(null);
    };
  }, [services]);

  if (opened === null || opened.origin === 'refused') return opened;
  const { actor, origin, saver } = opened;
  return { actor, origin, saving: { actor: saver, isStashFull } };
}

/** Opens a run and what keeps it. `onStashFull` hears whether the tab has no room for what the server does not have. */
export function prepareRun<Machine extends AnyStateMachine, UserInput>(
  running: Running<Machine, UserInput>,
  services: RunServices,
  onStashFull: (isFull: boolean) => void,
): PreparedRun<Machine> | RefusedRun {
  const { flow, about, owner, draft, stash, resume } = running;
  const tab = tabOf(owner);
  const opening = openingOf(draft, stash.read());
  const recorder = recorderOf(flow, services);
  /** Whether anything has been done here that the server and other pages do not know of. */
  let hasActed = false;
  const run = openRun({
    ...running,
    opening,
    inspect: (happened) => {
      recorder.inspect(happened);
      if (happened.type === '@xstate.event') {
        if (happened.sourceRef === undefined && !byItself.has(happened.event.type)) hasActed = true;
      } else if (happened.type === '@xstate.snapshot' && hasActed && isKeptPart(happened)) keepAsItIs();
    },
  });
  if (run.origin === 'refused') return run;
  const saver = createActor(savingMachine.provide({ actors: savingPortsBy(services.api, about, tab) }), {
    input: { draft_id: draft.draft_id, writer: services.newKey(), opening },
  });
  const keep = (type: 'run.change' | 'run.end') =>
    saver.send({ type, text: sealSnapshot(flow, run.actor.getPersistedSnapshot()) });
  const keepAsItIs = () => keep(isReceipt(run.actor.getSnapshot()) ? 'run.end' : 'run.change');
  let hasEnded = false;
  const watching = run.actor.subscribe({
    next: () => {
      if (hasActed) keepAsItIs();
    },
    complete: () => {
      hasEnded = true;
      if (hasActed) keep('run.end');
    },
  });
  const putAway = () => {
    const entry = stashOf(saver.getSnapshot().context);
    if (entry === null) stash.clear();
    else onStashFull(!stash.put(entry));
  };
  const stop = () => {
    if (hasEnded) {
      saver.send({ type: 'run.leave' });
      void services.api.call(flowDraftDiscard, { body: { draft_id: draft.draft_id }, tab });
    }
    // To be stopped is to be completed, but it is no end.
    watching.unsubscribe();
    saver.stop();
    run.actor.stop();
  };
  const begin = () => {
    saver.start();
    run.actor.start();
    services.tracing.begin({ recorder, tab });
    if (run.origin === 'restored' && !hasEnded) run.actor.send(resume());
    if (run.origin === 'continued') {
      hasActed = true;
      keep('run.change');
    }
    putAway();
    saver.subscribe({ next: putAway, complete: putAway });
    return stop;
  };
  return { ...run, saver, begin };
}

/** What comes from outside of a run without anybody having done something: that it begins among it. */
const byItself: ReadonlySet<string> = new Set([...automaticEvents, 'xstate.init']);

/** Whether the code of a refusal is among what a run and its parts know. */
function tellsRefusal(actor: AnyActorRef): boolean {
  const text = JSON.stringify(actor.getPersistedSnapshot());
  return Object.keys(codes).some((name) => isErrorName(name) && text.includes(`"${name}"`));
}

/** Whether a run has done what it was for: there is nothing left that somebody could lose. */
export const isReceipt = (snapshot: Snapshot<unknown>): boolean => isOfMachine(snapshot) && snapshot.hasTag('receipt');

/**
 * Whether a part of the run stands otherwise now: the run hears only how a part ends, and what it has under way is to be found again
 * after a reload. One that asks begins anew then, so that its questions are nothing to be kept.
 */
const isKeptPart = ({ actorRef, rootId, snapshot }: InspectedSnapshotEvent): boolean =>
  actorRef.sessionId !== rootId &&
  isOfMachine(snapshot) &&
  snapshot.status === 'active' &&
  snapshot.machine.id !== pollingMachine.id;

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'value' in snapshot;

function recorderOf(flow: Flow, { now, language }: RunServices): Recorder {
  return new Recorder(recordedOf(flow), now, () => ({
    language: language.current(),
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
}

/** Tells when there may be a connection again, and when the page may be about to go. */
function whenSavingMayHelp(tell: () => void): () => void {
  window.addEventListener('online', tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.removeEventListener('online', tell);
    document.removeEventListener('visibilitychange', tell);
  };
}
