import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { calls } from '#contract/calls/index.ts';
import { itemId } from '#contract/codecs.ts';
import { isSameSecret } from '../../../wire/secret.ts';
import type { Told } from '../../../wire/told.ts';
import { isRecent } from '../../payments/providers/moments.ts';
import type { SandboxMessage } from '../../payments/sandbox/messages.ts';
import type { SigningNotification } from '../provider.ts';

interface Signing {
  readonly signing: string;
  readonly now: Date;
}

const headerNames = { at: 'sandbox-timestamp', signature: 'sandbox-signature' } as const;

const content = z.object({ task_id: itemId, standing: z.enum(['opened', 'signed', 'rejected']) });
export type SandboxSaid = z.infer<typeof content>;

const signatureOf = ({ signing }: Signing, at: string, body: string): string =>
  createHmac('sha256', signing).update(`sandbox signing ${at} ${body}`).digest('base64url');

/** What the sandbox tells of a signing, signed for this moment. */
export function signedMessage(said: SandboxSaid, by: Signing): SandboxMessage {
  const body = JSON.stringify(said);
  const at = String(Math.floor(by.now.getTime() / 1000));
  const { host, path } = calls.signingNotify;
  const headers = { [headerNames.at]: at, [headerNames.signature]: signatureOf(by, at, body) };
  return { path: `/${host}${path}`, headers, body };
}

/** Reads what was told in the name of the sandbox. */
export function readMessage({ headers, body }: Told, by: Signing): SigningNotification {
  const text = new TextDecoder().decode(body);
  const at = headers.get(headerNames.at) ?? '';
  const isAuthentic = isSameSecret(headers.get(headerNames.signature) ?? '', signatureOf(by, at, text));
  if (!isAuthentic || !isRecent(at, by.now)) return { kind: 'forged' };
  const read = content.safeParse(jsonOf(text));
  return read.success ? { kind: 'about', ...read.data } : { kind: 'malformed' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
