import { createHmac } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';

/** What a sandbox sends to our own call. */
export interface SandboxMessage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The key by which sandboxes sign. */
export const sandboxKey = ({ secret }: Pick<Settings, 'secret'>): string =>
  createHmac('sha256', secret).update('sandbox').digest('base64url');
