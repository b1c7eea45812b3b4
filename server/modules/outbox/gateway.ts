import type { Sender } from './send.ts';
import type { SmsSettings } from './settings.ts';

/** A gateway that says nothing is given up before the message is anybody else's. */
const patienceMs = 20_000;

/** How a gateway refuses; the log is told the code alone. */
class GatewayRefusal extends Error {
  readonly code: string;

  constructor(status: number) {
    super('the gateway has not taken the message');
    this.code = `HTTP${status}`;
  }
}

/**
 * Sends text messages by a gateway: one request for each, in JSON, with the token as bearer. The id of a message is sent as well, so
 * that a gateway that is told twice sends once.
 */
export const gatewaySender =
  ({ url, token }: SmsSettings): Sender =>
  async ({ message_id, address, body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': message_id },
      body: JSON.stringify({ id: message_id, to: address, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new GatewayRefusal(response.status);
  };
