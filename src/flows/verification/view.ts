import type { SnapshotFrom } from 'xstate';
import type { Verification } from '#contract/entities/verification.ts';
import type { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import type { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import type { MainlandEvent } from '#machines/flows/verification/types.ts';
import type { LeafStateOf } from '#src/flowkit/FlowView.tsx';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import type { PageCodes } from '../../flowkit/handOver/codes.tsx';

type MainlandSnapshot = SnapshotFrom<typeof mainlandVerificationMachine>;

/** What the pages around the machines give to their views. */
export interface PageProps {
  readonly files: PageFiles;
  /** The codes by which documents are handed over to a phone. */
  readonly codes: PageCodes;
  /** Seals a text, so that only the server reads it, for the client that is verified. */
  readonly seal: (text: string, of: Pick<Verification, 'client_id' | 'seal_key'>) => Promise<string>;
  /** An address of the server as a phone opens it. */
  readonly absolute: (url: string) => string;
  /** Where a power of attorney is downloaded, filled in; by what was entered so far. */
  readonly attorneyForm: (company_name: string) => string;
  /** A key that names one intent of a person. */
  readonly newKey: () => string;
  readonly now: () => Date;
  /** The activation that somebody has come from, and is led back to. */
  readonly activation: string | null;
}

/** What each view is given: the state as it is, the way to say what the person did, and what the page gives. */
export interface ViewProps extends PageProps {
  readonly snapshot: Pick<MainlandSnapshot, 'context' | 'children'>;
  readonly send: (event: MainlandEvent) => void;
}

/** The same for the page of the legal person, which there is in mainland China only. */
export interface PersonProps extends ViewProps {
  readonly snapshot: MainlandSnapshot;
}

export type MainlandLeaf = LeafStateOf<typeof mainlandVerificationMachine>;
export type OverseasLeaf = LeafStateOf<typeof overseasVerificationMachine>;
