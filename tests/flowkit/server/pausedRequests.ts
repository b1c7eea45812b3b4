import type { CDPSession, Page } from 'playwright-core';
import type { Call } from '#contract/call.ts';
import { codes } from '#contract/codes.ts';

/** How a connection breaks, by the browser's names. */
type Failure = 'ConnectionReset' | 'InternetDisconnected';

type Hear = (request: PausedRequest) => unknown;

/**
 * The requests of a page for some calls, each paused before it is sent. The browser is asked by itself, for these addresses only: what
 * Playwright routes has no cache, and a page with the clock and all its scripts takes twice as long to load.
 */
export class PausedRequests {
  readonly #session: CDPSession;
  readonly #heard = new Map<Call, Hear>();
  readonly #once = new Map<Call, Hear>();
  /** Those that the server is answering, until its answer is there. */
  readonly #answering = new Map<string, () => void>();

  static async on(page: Page): Promise<PausedRequests> {
    return new PausedRequests(await page.context().newCDPSession(page));
  }

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseErrorReason }) => {
      if (responseStatusCode !== undefined || responseErrorReason !== undefined) {
        return this.#answering.get(requestId)?.();
      }
      const url = new URL(request.url);
      const paused = new PausedRequest(this.#session, requestId, url, this.#answering);
      const call = [...this.#once.keys(), ...this.#heard.keys()].find((one) => pathOf(one) === url.pathname);
      const hear = call && (this.#once.get(call) ?? this.#heard.get(call));
      if (call) this.#once.delete(call);
      if (hear) hear(paused);
      else void paused.send();
    });
  }

  /** Pauses the requests for a call from now on. */
  async hear(call: Call, hear: Hear): Promise<void> {
    this.#heard.set(call, hear);
    await this.#pause();
  }

  /** Pauses the next request for a call, whoever hears of the others. */
  async hearOnce(call: Call, hear: Hear): Promise<void> {
    this.#once.set(call, hear);
    await this.#pause();
  }

  /** Lets the requests for a call pass from now on. */
  async ignore(call: Call): Promise<void> {
    this.#heard.delete(call);
    await this.#pause();
  }

  /** Lets all requests pass from now on; those that are paused stay so until the page is left. */
  async ignoreAll(): Promise<void> {
    this.#heard.clear();
    this.#once.clear();
    await this.#pause();
  }

  async end(): Promise<void> {
    await this.#session.detach();
  }

  async #pause(): Promise<void> {
    const calls = new Set([...this.#heard.keys(), ...this.#once.keys()]);
    const addresses = [...calls].map((call) => `*${pathOf(call)}`).flatMap((path) => [path, `${path}\\?*`]);
    // Without any pattern everything would be paused.
    const patterns = (addresses.length > 0 ? addresses : ['none:']).map((urlPattern) => ({ urlPattern }));
    await this.#session.send('Fetch.enable', { patterns });
  }
}

const pathOf = ({ host, path }: Call): string => `/${host}${path}`;

/** A request that a page has made, and that the browser has not sent yet. */
export class PausedRequest {
  readonly url: URL;
  readonly #session: CDPSession;
  readonly #requestId: string;
  readonly #answering: Map<string, () => void>;

  constructor(session: CDPSession, requestId: string, url: URL, answering: Map<string, () => void>) {
    this.#session = session;
    this.#requestId = requestId;
    this.url = url;
    this.#answering = answering;
  }

  /** Sends it, and lets the page hear whatever is answered. */
  async send(): Promise<void> {
    await this.#unlessGone(this.#session.send('Fetch.continueRequest', { requestId: this.#requestId }));
  }

  /** Sends it and waits until the server has answered; the page has not heard of it yet. */
  async letBeDone(): Promise<void> {
    const requestId = this.#requestId;
    const answered = new Promise<void>((resolve) => this.#answering.set(requestId, resolve));
    await this.#unlessGone(this.#session.send('Fetch.continueRequest', { requestId, interceptResponse: true }));
    await answered;
    this.#answering.delete(requestId);
  }

  /** What the server has answered, once it has; null where the page has been left meanwhile. */
  async answer(): Promise<{ readonly json: unknown } | null> {
    const asked = this.#session.send('Fetch.getResponseBody', { requestId: this.#requestId });
    const found = await this.#unlessGone(asked);
    if (found === null) return null;
    const text = Buffer.from(found.body, found.base64Encoded ? 'base64' : 'utf8').toString();
    return { json: JSON.parse(text) };
  }

  async fail(errorReason: Failure): Promise<void> {
    await this.#unlessGone(this.#session.send('Fetch.failRequest', { requestId: this.#requestId, errorReason }));
  }

  /** Answers in the server's place. */
  async respond(status: number, json: unknown): Promise<void> {
    await this.#unlessGone(
      this.#session.send('Fetch.fulfillRequest', {
        requestId: this.#requestId,
        responseCode: status,
        responseHeaders: [{ name: 'content-type', value: 'application/json' }],
        body: Buffer.from(JSON.stringify(json)).toString('base64'),
      }),
    );
  }

  /** Answers in the server's place that it is not its time. */
  refuse(name: 'unavailable' | 'too_many_requests'): Promise<void> {
    return this.respond(codes[name].status, { code: codes[name].code, data: {}, msg: '' });
  }

  /** Null where the page has been left meanwhile: it hears nothing any more. */
  #unlessGone<Answer>(sent: Promise<Answer>): Promise<Answer | null> {
    return sent.catch((cause: Error) => {
      if (!/Invalid InterceptionId|closed/.test(cause.message)) throw cause;
      return null;
    });
  }
}
