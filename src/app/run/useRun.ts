import { useEffect, useRef, useState } from 'react';
import type { Actor, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { type FlowDraft, flowDraftDiscard } from '#contract/calls/session.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { sealSnapshot } from '#machines/kit/snapshot.ts';
import { structureHash } from '#machines/kit/structure.ts';
import { Recorder } from '#pathways/trace/record.ts';
import type { Services } from '../services.ts';
import { type OpenedRun, openRun, type RefusedRun } from './openRun.ts';
import { Saver, type Saving } from './saver.ts';
import { type Stash, stashIn } from './stash.ts';

interface Running<Machine extends AnyStateMachine, Typed> {
  readonly flow: Flow<Machine, Typed>;
  readonly machine: Machine;
  readonly draft: FlowDraft;
  readonly input: (typed: Typed | null) => InputFrom<Machine>;
  /** Sent once after a restore: what was known may have changed meanwhile. */
  readonly resume: () => EventFromLogic<Machine>;
}

/** A run of a flow on a page: its actor, how it stands with the server, and what came of what was kept. */
export interface Run<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>;
  readonly came: OpenedRun<Machine>['came'];
  readonly saving: Saving;
  /** Keeps this window's run over one that another window has saved. */
  readonly keepThis: () => void;
}

/**
 * Runs a flow for as long as the page is open: restores what its draft keeps, saves every change, and puts away what
 * is not saved when the page is left. A run that has ended is discarded with the page: its receipt has been read.
 * What it is first given stays: another draft is another component, by its `key`. Where what is kept cannot be opened no
 * run begins, so that nothing is saved over it.
 */
export function useRun<Machine extends AnyStateMachine, Typed>(
  running: Running<Machine, Typed>,
  services: Services,
): Run<Machine> | RefusedRun | null {
  const [opened, setOpened] = useState<(OpenedRun<Machine> & { readonly saver: Saver }) | RefusedRun | null>(null);
  const [saving, setSaving] = useState<Saving>('saved');
  const given = useRef(running);

  useEffect(() => {
    const { flow, draft, resume } = given.current;
    const stash = stashIn(sessionStorage, services.now);
    const recorder = recorderOf(flow, services);
    const run = openRun({ ...given.current, stash, inspect: recorder.inspect });
    if (run.came === 'refused') {
      setOpened(run);
      return;
    }
    const saver = new Saver(services.api, stash, flow.id, draft, setSaving);
    let ended = false;
    const subscription = run.actor.subscribe({
      next: () => saver.change(sealSnapshot(flow, run.actor.getPersistedSnapshot())),
      complete: () => {
        ended = true;
      },
    });
    const stopListening = beforeLeaving(services, saver);
    run.actor.start();
    services.tracing.begin(recorder);
    if (run.came === 'restored' && !ended) run.actor.send(resume());
    setOpened({ ...run, saver });
    setSaving('saved');
    return () => {
      subscription.unsubscribe();
      stopListening();
      if (ended) discard(services, stash, draft.draft_id);
      else saver.leave();
      run.actor.stop();
      setOpened(null);
    };
  }, [services]);

  if (opened === null || opened.came === 'refused') return opened;
  const { actor, came, saver } = opened;
  return { actor, came, saving, keepThis: () => void saver.keepThis() };
}

function recorderOf({ id, version, machine, keeps }: Flow, { now }: Services): Recorder {
  return new Recorder({ flow: id, version, structure: structureHash(machine), keeps }, now);
}

function beforeLeaving({ leaving }: Services, saver: Saver): () => void {
  const leave = () => saver.leave();
  window.addEventListener('pagehide', leave);
  const stop = leaving.beforeSignIn(leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    stop();
  };
}

function discard({ api }: Services, stash: Stash, draftId: string): void {
  stash.clear(draftId);
  void api.call(flowDraftDiscard, { body: { draft_id: draftId } });
}
