import { createHmac } from 'node:crypto';
import { z } from 'zod/mini';
import { type CallName, calls } from '#contract/calls/index.ts';
import { itemId } from '#contract/codecs.ts';
import type { MobileProvider } from '#contract/entities/payment.ts';
import { money } from '#contract/money.ts';
import { isRecent } from '../../../providers/moments.ts';
import { issuePaths } from '../../../providers/requestProvider.ts';
import type { SandboxMessage } from '../../../providers/sandbox.ts';
import { isSameSecret } from '../../../wire/secret.ts';
import type { WebhookRequest } from '../../../wire/webhook.ts';
import type { ProviderNotification, ProviderStatus } from '../providers/provider.ts';

interface MessageSigning {
  readonly name: MobileProvider;
  readonly signing: string;
  readonly now: Date;
}

const notifyCalls = { wechat: 'wechatNotify', alipay: 'alipayNotify' } as const satisfies Record<
  MobileProvider,
  CallName
>;

const headerNames = { at: 'sandbox-timestamp', signature: 'sandbox-signature' } as const;

const refund = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  minor: z.int().check(z.minimum(1)),
});

const content = z.object({
  payment_id: itemId,
  standing: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('paid'),
      transaction: z.object({
        transaction_id: z.string().check(z.minLength(1), z.maxLength(64)),
        amount: money.check(z.refine(({ minor }) => minor > 0, 'has to be more than nothing')),
        refunds: z.union([z.literal('unknown'), z.array(refund)]),
      }),
    }),
    z.object({ kind: z.literal('declined') }),
  ]),
});

const signatureOf = ({ name, signing }: MessageSigning, at: string, body: string): string =>
  createHmac('sha256', signing).update(`sandbox ${name} ${at} ${body}`).digest('base64url');

export function signNotification(
  about: { readonly payment_id: string; readonly standing: ProviderStatus },
  by: MessageSigning,
): SandboxMessage {
  const body = JSON.stringify(about);
  const at = String(Math.floor(by.now.getTime() / 1000));
  const { host, path } = calls[notifyCalls[by.name]];
  const headers = { [headerNames.at]: at, [headerNames.signature]: signatureOf(by, at, body) };
  return { path: `/${host}${path}`, headers, body };
}

export function readNotification({ headers, body }: WebhookRequest, by: MessageSigning): ProviderNotification {
  const text = new TextDecoder().decode(body);
  const at = headers.get(headerNames.at) ?? '';
  const isAuthentic = isSameSecret(headers.get(headerNames.signature) ?? '', signatureOf(by, at, text));
  if (!isAuthentic || !isRecent(at, by.now)) return { kind: 'forged' };
  const read = content.safeParse(parseJsonOrNull(text));
  return read.success ? { kind: 'about', ...read.data } : { kind: 'malformed', fields: issuePaths(read.error) };
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
