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
import { type LeafOf, leavesOf, viewIn } from './leaf.ts';

/** What a view is given of its machine: the state as it is, and the way to say what the person did. */
interface OfMachine<Snapshot, Event> {
  readonly snapshot: Snapshot;
  readonly send: (event: Event) => void;
}

/** What each view of a flow is given: its machine, and what the page around gives. */
export type ViewPropsOf<Machine extends AnyStateMachine, Around = unknown> = Around &
  OfMachine<SnapshotFrom<Machine>, EventFromLogic<Machine>>;

export type LeafStateOf<Machine extends AnyStateMachine> = LeafOf<StateValueFrom<Machine>>;

/** What a flow is given: the run of its machine, and what the page around gives to its views. */
export type FlowProps<Machine extends AnyStateMachine, Around = unknown> = Around & {
  readonly actor: ActorRefFrom<Machine>;
};

/** A view for each leaf state of a machine: a state without one does not compile. */
export type ViewsOf<Machine extends AnyStateMachine, Around = unknown> = Readonly<
  Record<LeafStateOf<Machine>, ComponentType<ViewPropsOf<Machine, Around>>>
>;

interface FlowViewProps<Snapshot extends AnyMachineSnapshot, Event, Around> {
  readonly actor: Pick<AnyActorRef, 'subscribe'> & {
    readonly getSnapshot: () => Snapshot;
    readonly send: (event: Event) => void;
  };
  readonly label: string;
  readonly views: Readonly<Record<string, ComponentType<Around & OfMachine<Snapshot, Event>>>>;
  readonly around: Around;
  /** The id of a control to which a page leads, in place of its heading. */
  readonly leadsTo?: string;
}

/** A flow as a person walks it: the view of the state in which its machine is. States that have the same view are one page. */
export function FlowView<Snapshot extends AnyMachineSnapshot, Event, Around extends object>({
  actor,
  label,
  views,
  around,
  leadsTo,
}: FlowViewProps<Snapshot, Event, Around>) {
  const snapshot = useSelector(actor, (state) => state);
  const Page = viewIn(views, leavesOf(snapshot.value));
  return (
    <FlowFrame label={label} page={Page} {...(leadsTo !== undefined && { leadsTo })}>
      {Page && <Page {...around} snapshot={snapshot} send={actor.send} />}
    </FlowFrame>
  );
}
