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
import { isErrorName } from '#contract/refusal.ts';
import { codes } from '#contract/responseCodes.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { automaticEvents, type RunEvent } from '#machines/kit/runEvents.ts';
import { sealSnapshot } from '#machines/kit/snapshot.ts';
import { pollingMachine } from '#machines/parts/polling.ts';
import { savingMachine, stashOf } from '#machines/shell/saving/machine.ts';
import { draftOpeningOf } from '#machines/shell/saving/stash.ts';
import { Recorder } from '#pathways/trace/record.ts';
import { loadRefusalMessages } from '../i18n/activateLanguage.ts';
import { createSavingPorts, type RunSubject } from '../ports/saving.ts';
import type { Services } from '../services/services.ts';
import type { TraceMessages } from '../services/tracing.ts';
import { type OpenedRun, openRun, type RefusedRun } from './openRun.ts';
import { type RunOwner, tabSecretOf } from './owner.ts';
import type { Stash } from './stash.ts';
import { traceSettingsOf } from './traceSettings.ts';

interface RunOptions<Machine extends AnyStateMachine, UserInput> {
  readonly flow: Flow<Machine, UserInput>;
  readonly messages: TraceMessages;
  readonly about: RunSubject;
  readonly owner: RunOwner;
  readonly machine: Machine;
  readonly draft: FlowDraft;
  /** User input that a new run takes over from the previous one. */
  readonly taken: UserInput | null;
  readonly stash: Stash;
  readonly input: (userInput: UserInput | null) => InputFrom<Machine>;
  /** Sent once after a restore, as the data may have changed meanwhile; `flow.resume` alone by default. */
  readonly resume?: () => EventFromLogic<Machine>;
}

export interface Run<Machine extends AnyStateMachine> extends OpenedRun<Machine> {
  readonly saving: RunSaving;
}

export interface RunSaving {
  readonly actor: ActorRefFrom<typeof savingMachine>;
  /** The tab has no room for the changes that the server does not have. */
  readonly isStashFull: boolean;
}

interface PreparedRun<Machine extends AnyStateMachine> extends OpenedRun<Machine> {
  readonly saver: RunSaving['actor'];
  /** Call once. Returns a function that stops the run. */
  readonly begin: () => () => void;
}

type RunServices = Pick<Services, 'api' | 'newKey' | 'now' | 'language' | 'tracing'>;

/**
 * Runs a flow while the page is open: restores it from its draft, and saves every change from the first user action on,
 * so that a page that was only opened does not overwrite the draft of another. A run that has ended is discarded with
 * the page. Changed arguments are ignored: for another draft, mount another component by its `key`. If the saved run
 * cannot be opened, none starts, so that it is not overwritten. Returns a new run at once, and a restored one after its
 * resume event.
 */
export function useRun<Machine extends AnyStateMachine, UserInput>(
  running: RunOptions<Machine, UserInput>,
  services: Services,
): Run<Machine> | RefusedRun | null {
  const [isStashFull, setStashFull] = useState(false);
  const [first] = useState(() => prepareRun(running, services, setStashFull));
  const [opened, setOpened] = useState<PreparedRun<Machine> | RefusedRun | null>(first.origin === 'new' ? first : null);
  const given = useRef(running);
  const prepared = useRef<PreparedRun<Machine> | RefusedRun | null>(first);

  useEffect(() => {
    // A run starts once: a second mount opens what is saved by then.
    const run = prepared.current ?? prepareRun(given.current, services, setStashFull);
    prepared.current = null;
    let isLeft = false;
    const show = () => {
      if (!isLeft) setOpened(run);
    };
    if (run.origin === 'refused') return show();
    const stop = run.begin();
    // The messages of refusals are loaded with the first refusal: a restored run may show one at once.
    if (run.origin === 'restored' && showsRefusal(run.actor)) void loadRefusalMessages().then(show);
    else show();
    const stopListening = onSavingChance(() => run.saver.send({ type: 'save.now' }));
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

/** `onStashFull` gets whether the tab has no room for unsaved changes. */
export function prepareRun<Machine extends AnyStateMachine, UserInput>(
  running: RunOptions<Machine, UserInput>,
  services: RunServices,
  onStashFull: (isFull: boolean) => void,
): PreparedRun<Machine> | RefusedRun {
  const { flow, messages, about, owner, draft, stash, resume } = running;
  const tab = tabSecretOf(owner);
  const opening = draftOpeningOf(draft, stash.read());
  const recorder = createRecorder(flow, services);
  let hasActed = false;
  const run = openRun({
    ...running,
    opening,
    inspect: (happened) => {
      recorder.inspect(happened);
      if (happened.type === '@xstate.event') {
        if (happened.sourceRef === undefined && !eventsWithoutUser.has(happened.event.type)) hasActed = true;
      } else if (happened.type === '@xstate.snapshot' && hasActed && isSavedChild(happened)) keepAsItIs();
    },
  });
  if (run.origin === 'refused') return run;
  const saver = createActor(savingMachine.provide({ actors: createSavingPorts(services.api, about, tab) }), {
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
    // Stopping an actor completes it, but the run has not ended.
    watching.unsubscribe();
    saver.stop();
    run.actor.stop();
  };
  const actor: AnyActorRef = run.actor;
  const begin = () => {
    saver.start();
    run.actor.start();
    services.tracing.begin({ messages, recorder, tab });
    if (run.origin === 'restored' && !hasEnded) actor.send(resume?.() ?? ({ type: 'flow.resume' } satisfies RunEvent));
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

/** External events without a user action, including the start. */
const eventsWithoutUser: ReadonlySet<string> = new Set([...automaticEvents, 'xstate.init']);

/** Looks for the code of a refusal in the context of the run and its child machines. */
function showsRefusal(actor: AnyActorRef): boolean {
  const text = JSON.stringify(actor.getPersistedSnapshot());
  return Object.keys(codes).some((name) => isErrorName(name) && text.includes(`"${name}"`));
}

/** The run has done what it was for: leaving it loses nothing. */
export const isReceipt = (snapshot: Snapshot<unknown>): boolean =>
  isMachineSnapshot(snapshot) && snapshot.hasTag('receipt');

/**
 * The run itself changes only when a child ends, so changes of a child have to be saved too. Not of polling, which
 * starts again after a reload.
 */
const isSavedChild = ({ actorRef, rootId, snapshot }: InspectedSnapshotEvent): boolean =>
  actorRef.sessionId !== rootId &&
  isMachineSnapshot(snapshot) &&
  snapshot.status === 'active' &&
  snapshot.machine.id !== pollingMachine.id;

const isMachineSnapshot = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'value' in snapshot;

function createRecorder(flow: Flow, { now, language }: RunServices): Recorder {
  return new Recorder(traceSettingsOf(flow), now, () => ({
    language: language.current(),
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
}

/**
 * Calls `save` when there may be a connection again, and when the page may be closed. Returns a function that stops it.
 */
function onSavingChance(save: () => void): () => void {
  window.addEventListener('online', save);
  document.addEventListener('visibilitychange', save);
  return () => {
    window.removeEventListener('online', save);
    document.removeEventListener('visibilitychange', save);
  };
}
