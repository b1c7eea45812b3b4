import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Page } from 'playwright-core';

/** A page's request that has arrived but that the server has not processed yet. */
export interface InterceptedRequest {
  readonly address: URL;
  /** Lets the server process it; the page gets an answer only through `respond`. */
  readonly serve: () => Promise<Response>;
  readonly respond: (response: Response) => void;
  readonly cutOff: () => void;
}

type RequestHandler = (request: InterceptedRequest) => void | Promise<void>;

interface Rule {
  readonly name: string;
  readonly path: string;
  readonly handle: RequestHandler;
}

export interface Interceptor {
  /**
   * Hands each request of a page for a path to a test; returns a function that stops it. Requests are held at the
   * server: a tool that holds them in the browser would carry all of the page's traffic and disable the browser's
   * cache.
   */
  readonly intercept: (page: Page, path: string, handle: RequestHandler) => Promise<() => void>;
  /** Stops all interceptions of a page; requests that are held already stay held. */
  readonly leave: (page: Page) => void;
  readonly fetch: FetchHandler;
}

type Bindings = HttpBindings | Http2Bindings;
type FetchHandler = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Identifies the page that sent a request. Only tests send it. */
const header = 'x-test-page';

export function createInterceptor(answer: FetchHandler): Interceptor {
  const names = new Map<Page, string>();
  let rules: readonly Rule[] = [];
  const ruleFor = (request: Request): Rule | undefined => {
    const name = request.headers.get(header);
    if (name === null) return undefined;
    const { pathname } = new URL(request.url);
    return rules.find((rule) => rule.name === name && rule.path === pathname);
  };
  return {
    async intercept(page, path, handle) {
      const name = names.get(page) ?? String(names.size + 1);
      if (!names.has(page)) {
        names.set(page, name);
        await page.setExtraHTTPHeaders({ [header]: name });
      }
      const rule = { name, path, handle };
      rules = [rule, ...rules];
      return () => {
        rules = rules.filter((each) => each !== rule);
      };
    },
    leave(page) {
      const name = names.get(page);
      rules = rules.filter((rule) => rule.name !== name);
    },
    fetch(request, bindings) {
      const rule = ruleFor(request);
      return rule === undefined ? answer(request, bindings) : holdRequest(rule, request, bindings, answer);
    },
  };
}

async function holdRequest(
  { handle }: Rule,
  request: Request,
  bindings: Bindings,
  answer: FetchHandler,
): Promise<Response> {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  // A test reads the answer uncompressed before the page does.
  headers.delete('accept-encoding');
  // Read the body now: the client may be gone when the server is called.
  const body = method === 'GET' ? null : await request.arrayBuffer();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const asked: InterceptedRequest = {
    address: new URL(url),
    serve: async () => answer(new Request(url, { method, headers, body }), bindings),
    respond: resolve,
    cutOff: () => {
      bindings.outgoing.destroy();
      resolve(RESPONSE_ALREADY_SENT);
    },
  };
  try {
    await handle(asked);
  } catch (failure) {
    reject(failure);
  }
  return promise;
}
