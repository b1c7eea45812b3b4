import type { activationMachine } from '#machines/flows/activation/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

export interface PageProps {
  /** Resolves the server-relative URLs of the sandbox for another device. */
  readonly absolute: (url: string) => string;
  readonly fileAddress: (fileId: string) => string;
}

export type ViewProps = ViewPropsOf<typeof activationMachine, PageProps>;
export type LeafState = LeafStateOf<typeof activationMachine>;
