import type { SnapshotFrom } from 'xstate';
import type { Verification } from '#contract/entities/verification.ts';
import type { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import type { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import type { MainlandEvent } from '#machines/flows/verification/types.ts';
import type { LeafStateOf } from '#src/flowkit/FlowView.tsx';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import type { PageCodes } from '../../flowkit/handOver/codes.tsx';

type MainlandSnapshot = SnapshotFrom<typeof mainlandVerificationMachine>;

export interface PageProps {
  readonly files: PageFiles;
  /** Codes for handing documents over to a phone. */
  readonly codes: PageCodes;
  /** Encrypts a text for the server alone, bound to the verified client. */
  readonly seal: (text: string, of: Pick<Verification, 'client_id' | 'seal_key'>) => Promise<string>;
  /** Resolves a server-relative URL for another device. */
  readonly absolute: (url: string) => string;
  /** Address of the form, prefilled with the company name. */
  readonly attorneyForm: (company_name: string) => string;
  /** Makes an idempotency key for one user intent. */
  readonly newKey: () => string;
  readonly now: () => Date;
  /** Address of the activation that the user came from; null if none. */
  readonly activation: string | null;
}

export interface ViewProps extends PageProps {
  readonly snapshot: Pick<MainlandSnapshot, 'context' | 'children'>;
  readonly send: (event: MainlandEvent) => void;
}

/** Mainland China only. */
export interface PersonProps extends ViewProps {
  readonly snapshot: MainlandSnapshot;
}

export type MainlandLeaf = LeafStateOf<typeof mainlandVerificationMachine>;
export type OverseasLeaf = LeafStateOf<typeof overseasVerificationMachine>;
