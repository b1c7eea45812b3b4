import type { ErrorName } from '#contract/codes.ts';
import type { HandedOverPurpose } from '#contract/entities/handOver.ts';
import type { Database } from '../../db/database.ts';

interface Stored {
  readonly db: Database;
}

/** Who is signed in, as far as it decides what a flow can be about. */
interface FlowUser {
  readonly client_id: string | null;
  readonly is_admin: boolean;
}

/** Whether a flow can be about a subject, for a user. */
export type IsSubject = (subject: string, caller: FlowUser, deps: Stored) => Promise<boolean>;

/** Whether a flow can be about a subject, for a tab that brings a token or none. */
export type IsSubjectOfTab = (subject: string, token: string | null, deps: Stored) => Promise<boolean>;

/** A file that a user wants to hand over to a phone while a flow goes on. */
export interface WantedHandOver {
  readonly caller: FlowUser & { readonly client_id: string };
  readonly flow: string;
  readonly subject: string;
  readonly purpose: HandedOverPurpose;
}

/**
 * Who may run a flow, and about what. Each module offers those of its flows; what the server keeps of a run, or takes for
 * one, is checked against them.
 */
export interface FlowAccess {
  /** The name of the flow: the `id` in its `machines/flows/<flow>/flow.ts`. */
  readonly flow: string;
  /** What it can be about, so that there are no more drafts than there are subjects. */
  readonly user: IsSubject;
  /** The same for a run without a session; null where the flow needs a signed-in user. */
  readonly tab: IsSubjectOfTab | null;
  /** Why a file cannot be handed over now, or null where it can; left out by a flow in which nothing is handed over. */
  readonly handOver?: (wanted: WantedHandOver, deps: Stored) => Promise<ErrorName | null>;
}

/** The flows that the server knows, by their names. */
export type FlowAccesses = ReadonlyMap<string, FlowAccess>;

/** For a flow that is about nothing. */
export const noSubject = async (subject: string): Promise<boolean> => subject === '';
