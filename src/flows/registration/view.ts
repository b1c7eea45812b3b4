import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { registrationMachine } from '#machines/flows/registration/machine.ts';
import type { RegistrationEvent } from '#machines/flows/registration/types.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';

/** What the page around the machine gives to its views. */
export interface PageProps {
  /** An address of the server as a browser opens it. */
  readonly absolute: (url: string) => string;
  /** A key that names one intent of a person. */
  readonly newKey: () => string;
  readonly now: () => Date;
}

/** What each view is given: the state as it is, the way to say what the person did, and what the page gives. */
export interface ViewProps extends PageProps {
  readonly snapshot: SnapshotFrom<typeof registrationMachine>;
  readonly send: (event: RegistrationEvent) => void;
}
export type View = ComponentType<ViewProps>;

export type RegistrationLeaf = LeafOf<StateValueFrom<typeof registrationMachine>>;
