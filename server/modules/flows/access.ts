import type { HandedOverPurpose } from '#contract/entities/handOver.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import type { Database } from '../../db/database.ts';

interface DbDeps {
  readonly db: Database;
}

interface FlowUser {
  readonly client_id: string | null;
  readonly is_admin: boolean;
}

/** Whether a flow may be about this subject, for a user. */
export type SubjectCheck = (subject: string, caller: FlowUser, deps: DbDeps) => Promise<boolean>;

/** The same for a tab, with the token that it sends (or null). */
export type TabSubjectCheck = (subject: string, token: string | null, deps: DbDeps) => Promise<boolean>;

/** A file that a user wants to hand over to a phone during a flow. */
export interface HandOverRequest {
  readonly caller: FlowUser & { readonly client_id: string };
  readonly flow: string;
  readonly subject: string;
  readonly purpose: HandedOverPurpose;
}

/** Who may run a flow, and about what. Drafts, traces and hand-overs are checked against it. */
export interface FlowAccess {
  /** The `id` in `machines/flows/<flow>/flow.ts`. */
  readonly flow: string;
  /** Limits drafts to existing subjects. */
  readonly user: SubjectCheck;
  /** For runs without a session; null if the flow needs a signed-in user. */
  readonly tab: TabSubjectCheck | null;
  /** The error if a file cannot be handed over now, or null. Absent if the flow has no hand-over. */
  readonly handOver?: (wanted: HandOverRequest, deps: DbDeps) => Promise<ErrorName | null>;
}

/** By flow. */
export type FlowAccesses = ReadonlyMap<string, FlowAccess>;

/** For flows without a subject. */
export const hasNoSubject = async (subject: string): Promise<boolean> => subject === '';
