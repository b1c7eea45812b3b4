import type { Sender } from './send.ts';
import type { SmsSettings } from './settings.ts';

/** Less than the first pause between attempts: the request must end before another process takes the message. */
const timeoutMs = 20_000;

/** The log receives only the code. */
class GatewayRefusal extends Error {
  readonly code: string;

  constructor(status: number) {
    super('the gateway has not taken the message');
    this.code = `HTTP${status}`;
  }
}

/** The id of the message is the idempotency key, so that the gateway sends a repeated request only once. */
export const gatewaySender =
  ({ url, token }: SmsSettings): Sender =>
  async ({ message_id, address, body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': message_id },
      body: JSON.stringify({ id: message_id, to: address, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new GatewayRefusal(response.status);
  };
