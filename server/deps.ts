import type { Database } from './db/database.ts';
import type { Load } from './load/load.ts';
import type { EnterpriseRegister } from './modules/enterprises/register.ts';
import type { FileStore } from './modules/files/fileStore.ts';
import type { FlowAccesses } from './modules/flows/access.ts';
import type { PaymentProviders } from './modules/payments/providers/provider.ts';
import type { Sandbox } from './modules/payments/sandbox/sandbox.ts';
import type { SigningProvider } from './modules/signing/provider.ts';
import type { SigningSandbox } from './modules/signing/sandbox/sandbox.ts';
import type { Settings } from './settings/settings.ts';

/** Everything that the server takes from outside, so that a test starts one in milliseconds. */
export interface Deps {
  readonly db: Database;
  readonly now: () => Date;
  /** Unguessable names: `bits` of randomness as base64url text. */
  readonly secret: (bits: number) => string;
  readonly settings: Settings;
  readonly load: Load;
  /** Where the bytes of uploaded files are. */
  readonly files: FileStore;
  /** By whom orders can be paid with a phone. */
  readonly providers: PaymentProviders;
  /** What stands in for providers that are not set up, where it may. */
  readonly sandbox: Sandbox | null;
  /** Where authorities list enterprises. */
  readonly register: EnterpriseRegister;
  /** By whom documents of orders can be signed; null where nobody is set up. */
  readonly signing: SigningProvider | null;
  /** What stands in for a provider of signatures, where it may. */
  readonly signing_sandbox: SigningSandbox | null;
  /** The flows whose runs the server saves. */
  readonly flows: FlowAccesses;
  readonly log: Log;
}

/** A log without personal data: an event's name and plain facts (codes, call names, durations, opaque ids). */
export type Log = (event: string, facts: Readonly<Record<string, string | number | boolean | null>>) => void;
