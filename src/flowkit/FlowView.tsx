import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
  StateValueFrom,
} from 'xstate';
import { FlowFrame } from './FlowFrame.tsx';
import { type LeafPathOf, leafPathsOf, viewOfLeaf } from './leaf.ts';

interface MachineBinding<Snapshot, Event> {
  readonly snapshot: Snapshot;
  readonly send: (event: Event) => void;
}

/** `Around` is what the page passes to its views besides snapshot and `send`. */
export type ViewPropsOf<Machine extends AnyStateMachine, Around = unknown> = Around &
  MachineBinding<SnapshotFrom<Machine>, EventFromLogic<Machine>>;

export type LeafStateOf<Machine extends AnyStateMachine> = LeafPathOf<StateValueFrom<Machine>>;

export type FlowProps<Machine extends AnyStateMachine, Around = unknown> = Around & {
  readonly actor: ActorRefFrom<Machine>;
};

export type ViewsOf<Machine extends AnyStateMachine, Around = unknown> = Readonly<
  Record<LeafStateOf<Machine>, ComponentType<ViewPropsOf<Machine, Around>>>
>;

interface FlowViewProps<Snapshot extends AnyMachineSnapshot, Event, Around> {
  readonly actor: Pick<AnyActorRef, 'subscribe'> & {
    readonly getSnapshot: () => Snapshot;
    readonly send: (event: Event) => void;
  };
  readonly label: string;
  readonly views: Readonly<Record<string, ComponentType<Around & MachineBinding<Snapshot, Event>>>>;
  readonly around: Around;
  /** Id of a control that gets the focus instead of the heading. */
  readonly leadsTo?: string;
}

/**
 * Shows the view of the current state. States with the same view are one page: a move between them does not move the
 * focus.
 */
export function FlowView<Snapshot extends AnyMachineSnapshot, Event, Around extends object>({
  actor,
  label,
  views,
  around,
  leadsTo,
}: FlowViewProps<Snapshot, Event, Around>) {
  const snapshot = useSelector(actor, (state) => state);
  const Page = viewOfLeaf(views, leafPathsOf(snapshot.value));
  return (
    <FlowFrame label={label} page={Page} {...(leadsTo !== undefined && { leadsTo })}>
      {Page && <Page {...around} snapshot={snapshot} send={actor.send} />}
    </FlowFrame>
  );
}
