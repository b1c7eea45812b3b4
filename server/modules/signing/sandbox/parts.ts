import type { Database } from '../../../db/database.ts';

/** What the sandbox takes from outside. */
export interface SandboxParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly secret: (bits: number) => string;
  /** By which it signs what it tells. */
  readonly signing: string;
  /** The origin under which whoever scans a code reaches the server; null for that of the page. */
  readonly origin: string | null;
}
