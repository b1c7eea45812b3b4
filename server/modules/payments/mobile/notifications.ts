import type { MobileProvider } from '#contract/entities/payment.ts';
import type { Deps } from '../../../deps.ts';
import type { WebhookAnswer, WebhookRequest } from '../../../wire/webhook.ts';
import { applyProviderAnswer, providerActor } from './apply.ts';

const notOfferedAnswer: WebhookAnswer = {
  kind: 'response',
  code: 'not_offered',
  status: 404,
  type: 'text/plain',
  body: '',
};

/**
 * Acknowledges a notification only after it is stored. Rejects an unreadable one, so that the provider sends it again.
 */
export async function handleNotification(
  name: MobileProvider,
  told: WebhookRequest,
  deps: Deps,
): Promise<WebhookAnswer> {
  const provider = deps.providers[name];
  if (provider === undefined) return notOfferedAnswer;
  const read = provider.readNotification(told);
  switch (read.kind) {
    case 'forged':
      return { kind: 'response', code: 'not_permitted', ...provider.answers.refused };
    case 'malformed':
      deps.log('payment-notification-unreadable', { provider: name, fields: read.fields.join(' ') });
      return { kind: 'response', code: 'invalid_request', ...provider.answers.refused };
    case 'refund_failed':
      deps.log('refund-failed', { provider: name, payment_id: read.payment_id });
      break;
    case 'about':
      await applyProviderAnswer(deps, {
        provider: name,
        payment_id: read.payment_id,
        answer: read.standing,
        by: providerActor,
      });
  }
  return { kind: 'response', code: 'ok', ...provider.answers.taken };
}
