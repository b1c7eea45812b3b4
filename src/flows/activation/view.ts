import type { activationMachine } from '#machines/flows/activation/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

/** What the page around the machine gives to its views. */
export interface PageProps {
  /** Where a phone finds what the sandbox of this server names by a path. */
  readonly absolute: (url: string) => string;
  /** Where a file is read. */
  readonly fileAddress: (fileId: string) => string;
}

export type ViewProps = ViewPropsOf<typeof activationMachine, PageProps>;
export type LeafState = LeafStateOf<typeof activationMachine>;
