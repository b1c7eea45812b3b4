import { createHmac } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';

export interface SandboxMessage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const sandboxKey = ({ secret }: Pick<Settings, 'secret'>): string =>
  createHmac('sha256', secret).update('sandbox').digest('base64url');
