import type { Database } from './db/database.ts';
import type { Load } from './load/load.ts';
import type { EnterpriseRegister } from './modules/enterprises/register.ts';
import type { FileStore } from './modules/files/fileStore.ts';
import type { FlowAccesses } from './modules/flows/access.ts';
import type { PaymentProviders } from './modules/payments/providers/provider.ts';
import type { PaymentSandbox } from './modules/payments/sandbox/sandbox.ts';
import type { SigningProvider } from './modules/signing/provider.ts';
import type { SigningSandbox } from './modules/signing/sandbox/sandbox.ts';
import type { Settings } from './settings/settings.ts';

/** Everything from outside, so that a test can start a server in milliseconds. */
export interface Deps {
  readonly db: Database;
  readonly now: () => Date;
  /** Unguessable text: `bits` of randomness as base64url. */
  readonly secret: (bits: number) => string;
  readonly settings: Settings;
  readonly load: Load;
  readonly files: FileStore;
  readonly providers: PaymentProviders;
  /** Null if no sandbox replaces providers of payments. */
  readonly sandbox: PaymentSandbox | null;
  readonly register: EnterpriseRegister;
  /** Null if none is configured. */
  readonly signing: SigningProvider | null;
  /** Null if no sandbox replaces the provider of signatures. */
  readonly signing_sandbox: SigningSandbox | null;
  /** The flows whose runs the server saves. */
  readonly flows: FlowAccesses;
  readonly log: Log;
}

/** Without personal data: the name of an event and plain facts (codes, call names, durations, opaque ids). */
export type Log = (event: string, facts: Readonly<Record<string, string | number | boolean | null>>) => void;
