import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { type FlowDraft, flowDraftDiscard } from '#contract/calls/session.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { Loadable, loadable } from '../flowkit/loadable.tsx';
import { withMessages } from '../i18n/activateLanguage.ts';
import type { RunSubject } from '../ports/saving.ts';
import { listenToPage, sendPageEvent } from '../services/pageEvents.ts';
import { requireData } from '../services/requireData.ts';
import { type Services, useServices } from '../services/services.ts';
import { LoadingState } from '../ui/LoadingState.tsx';
import type { FlowMessages } from './FlowMessages.ts';
import { loadDraft } from './loadDraft.ts';
import { type RunOwner, tabSecretOf, useRunOwner } from './owner.ts';
import { RunNotices } from './RunNotices.tsx';
import { openStash } from './stash.ts';
import { isReceipt, useRun } from './useRun.ts';

/** Loaded on demand: most runs can be opened. */
const loadableRefusedRun = loadable(
  withMessages('refusedRun', async () => (await import('./RefusedRunState.tsx')).RefusedRunState),
);

interface FlowPageProps<Machine extends AnyStateMachine, UserInput> {
  readonly flow: Flow<Machine, UserInput>;
  readonly messages: FlowMessages;
  /**
   * Id of the run's subject; empty for a flow without one. For another subject, mount another component by its `key`.
   */
  readonly subject?: string;
  /** Proves access to the subject on a page without a session. */
  readonly token?: string;
  /** With its ports. */
  readonly machine: Machine;
  readonly draft: FlowDraft;
  readonly input: (draft: FlowDraft, userInput: UserInput | null) => InputFrom<Machine>;
  /** Sent once after a restore, as the data may have changed meanwhile; `flow.resume` alone by default. */
  readonly resume?: () => EventFromLogic<Machine>;
  /**
   * Called when the run has ended. `begin` starts another run in its place, optionally with what was entered in this
   * one.
   */
  readonly onOver: (begin: (taken: UserInput | null) => void, last: SnapshotFrom<Machine>) => void;
  readonly children: (actor: Actor<Machine>) => ReactNode;
}

/**
 * Opens the run, saves it, shows the notices about saving, and passes on the events of the page. The run belongs to the
 * user on a page of the session, and to the tab on any other.
 */
export function FlowPage<Machine extends AnyStateMachine, UserInput>(props: FlowPageProps<Machine, UserInput>) {
  const { flow, subject = '', token } = props;
  const about = { flow: flow.id, subject, ...(token !== undefined && { token }) };
  const services = useServices();
  const owner = useRunOwner();
  const running = useRef<AnyActorRef | null>(null);
  const [shown, setShown] = useState<OpenedDraft<UserInput>>({ draft: props.draft, taken: null, opening: 0 });
  const [failure, setFailure] = useState<unknown>(null);
  // A layout effect runs before the run is stopped with the page: leaving a shown receipt counts as having read it.
  useLayoutEffect(
    () => () => {
      const run = running.current;
      if (run !== null && isReceipt(run.getSnapshot())) run.send({ type: 'receipt.leave' });
    },
    [],
  );
  useEffect(() => listenToPage((event) => sendPageEvent(running.current, event)), []);
  if (failure !== null) throw failure;
  const openAgain = async (taken: UserInput | null = null) => {
    try {
      const draft = await loadDraft(services, about, tabSecretOf(owner));
      setShown(({ opening }) => ({ draft, taken, opening: opening + 1 }));
    } catch (cause) {
      setFailure(cause);
    }
  };
  const { draft, taken, opening } = shown;
  const again = { about, owner, draft, taken, running, onOpenAgain: openAgain, onFailure: setFailure };
  return <FlowRun key={opening} {...props} {...again} />;
}

interface OpenedDraft<UserInput> {
  readonly draft: FlowDraft;
  /** User input that a new run takes over from the previous one. */
  readonly taken: UserInput | null;
  readonly opening: number;
}

interface FlowRunProps<Machine extends AnyStateMachine, UserInput> extends FlowPageProps<Machine, UserInput> {
  readonly about: RunSubject;
  readonly owner: RunOwner;
  readonly taken: UserInput | null;
  readonly running: RefObject<AnyActorRef | null>;
  /** Opens what the server has saved by now. */
  readonly onOpenAgain: (taken?: UserInput | null) => Promise<void>;
  /** Shows the error page; its retry opens what the server has saved by then. */
  readonly onFailure: (cause: unknown) => void;
}

function FlowRun<Machine extends AnyStateMachine, UserInput>(props: FlowRunProps<Machine, UserInput>) {
  const { flow, messages, about, owner, machine, draft, taken, input, resume, onOver, children, running } = props;
  const { onOpenAgain, onFailure } = props;
  const services = useServices();
  // Not updated: another subject or owner mounts another page.
  const [stash] = useState(() => openStash(() => sessionStorage, { ...about, owner }));
  const given = {
    flow,
    messages,
    about,
    owner,
    machine,
    draft,
    taken,
    stash,
    input: (userInput: UserInput | null) => input(draft, userInput),
    ...(resume !== undefined && { resume }),
  };
  const run = useRun(given, services);
  const letGo = () => {
    if (run?.origin === 'refused') stash.clear();
    else run?.saving.actor.send({ type: 'run.leave' });
  };
  const startAgain = async (entered: UserInput | null = null) => {
    // A run that has ended is no longer saved. One that cannot be opened stays in the tab until the server has
    // discarded it.
    if (run?.origin !== 'refused') letGo();
    try {
      await discardDraft(services, draft.draft_id, tabSecretOf(owner));
    } catch (cause) {
      return onFailure(cause);
    }
    if (run?.origin === 'refused') letGo();
    await onOpenAgain(entered);
  };

  const actor = run === null || run.origin === 'refused' ? null : run.actor;
  useLayoutEffect(() => {
    running.current = actor;
  }, [actor, running]);

  if (run === null) return <LoadingState rows={6} />;
  if (run.origin === 'refused') {
    const given = { messages, refused: run, onStartOver: () => startAgain() };
    return <Loadable part={loadableRefusedRun} given={given} waiting={<LoadingState rows={6} />} />;
  }
  return (
    <>
      <RunNotices
        messages={messages}
        run={run}
        ofTab={owner.kind === 'tab'}
        onShowNewest={() => {
          letGo();
          void onOpenAgain();
        }}
        onContinue={() => void onOpenAgain()}
      />
      <OnRunEnd
        actor={run.actor}
        onOver={() => onOver((entered) => void startAgain(entered), run.actor.getSnapshot())}
      />
      {children(run.actor)}
    </>
  );
}

/** Throws on failure: the draft would be opened again in place of a new one. A missing draft counts as discarded. */
async function discardDraft({ api }: Pick<Services, 'api'>, draft_id: string, tab: string | null): Promise<void> {
  const answer = await api.call(flowDraftDiscard, { body: { draft_id }, tab });
  if (answer.kind !== 'refused' || answer.refusal.code !== 'not_found') await requireData(Promise.resolve(answer));
}

function OnRunEnd({ actor, onOver }: { readonly actor: AnyActorRef; readonly onOver: () => void }) {
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  return null;
}
