import type { registrationMachine } from '#machines/flows/registration/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

/** What the page around the machine gives to its views. */
export interface PageProps {
  /** An address of the server as a browser opens it. */
  readonly absolute: (url: string) => string;
  /** A key that names one intent of a person. */
  readonly newKey: () => string;
  readonly now: () => Date;
}

export type ViewProps = ViewPropsOf<typeof registrationMachine, PageProps>;
export type LeafState = LeafStateOf<typeof registrationMachine>;
