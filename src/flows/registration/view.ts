import type { registrationMachine } from '#machines/flows/registration/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

export interface PageProps {
  /** Resolves a server-relative URL. */
  readonly absolute: (url: string) => string;
  /** Makes an idempotency key for one user intent. */
  readonly newKey: () => string;
  readonly now: () => Date;
}

export type ViewProps = ViewPropsOf<typeof registrationMachine, PageProps>;
export type LeafState = LeafStateOf<typeof registrationMachine>;
