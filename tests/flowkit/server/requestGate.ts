import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';
import { codes } from '#contract/responseCodes.ts';
import { noticeMsg, unknownCodeRefusal } from '#machines/kit/examples.ts';
import type { InterceptedRequest } from '../../browser/interceptor.ts';
import type { World } from '../../browser/world.ts';

export type RequestEnding =
  | 'answered'
  /** The request fails, and `navigator.onLine` is false. */
  | 'offline'
  /** The connection breaks before ("lost") or after ("done, then lost") the server processes the request. */
  | 'lost'
  | 'done, then lost'
  /** No answer arrives before the client's timeout. */
  | 'silent'
  | 'done, then silent'
  /** 503, from the server or a proxy in front of it. */
  | 'out of service'
  | 'too many requests'
  /** The server answers with code `notice`, which is neither success nor failure. */
  | 'a notice'
  /** The server refuses with a code that this version does not know. */
  | 'a new reason';

export interface ObservedRequest {
  readonly call: Call;
  readonly query: string;
  /** Null until the server answers. */
  readonly answer: unknown;
}

interface GateOptions {
  readonly listen?: (heard: ObservedRequest) => void;
  readonly many?: readonly Call[];
}

/** The requests of one call, shared by all ports that make it. */
interface CallQueue {
  readonly call: Call;
  /** Whether a port makes several requests at once, each for something else; they count as one. */
  readonly isMany: boolean;
  waiting: readonly InterceptedRequest[];
  /** How arriving requests end; null while they are held. */
  rule: RequestEnding | null;
  arrived: number;
  awaited: number;
}

/** Holds each request of a page's ports until a test ends it. */
export class RequestGate {
  readonly #page: Page;
  readonly #lanes: ReadonlyMap<string, CallQueue>;
  readonly #listen: (heard: ObservedRequest) => void;
  readonly #stops: (() => void)[] = [];

  static async on(
    { requests }: Pick<World, 'requests'>,
    page: Page,
    calls: Readonly<Record<string, Call>>,
    { listen = () => {}, many = [] }: GateOptions = {},
  ): Promise<RequestGate> {
    const gate = new RequestGate(page, calls, { listen, many });
    for (const lane of new Set(gate.#lanes.values())) {
      const stop = await requests.intercept(page, addressOf(lane.call), (request) => gate.#arrive(lane, request));
      gate.#stops.push(stop);
    }
    return gate;
  }

  private constructor(page: Page, calls: Readonly<Record<string, Call>>, { listen, many }: Required<GateOptions>) {
    this.#page = page;
    this.#listen = listen;
    const byCall = new Map<Call, CallQueue>();
    const laneOf = (call: Call): CallQueue => {
      const lane = byCall.get(call) ?? {
        call,
        isMany: many.includes(call),
        waiting: [],
        rule: null,
        arrived: 0,
        awaited: 0,
      };
      byCall.set(call, lane);
      return lane;
    };
    this.#lanes = new Map(Object.entries(calls).map(([port, call]) => [port, laneOf(call)]));
  }

  holds(port: string): boolean {
    return this.#lanes.has(port);
  }

  async hold(): Promise<void> {
    const lanes = [...this.#lanes.values()];
    if (lanes.some(({ rule }) => rule === 'offline')) await this.#saysOnline(true);
    for (const lane of lanes) lane.rule = null;
  }

  /** Lets held and future requests through. */
  async open(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop();
    for (const lane of new Set(this.#lanes.values())) {
      for (const request of lane.waiting) request.respond(await request.serve());
      lane.waiting = [];
    }
  }

  async #saysOnline(onLine: boolean): Promise<void> {
    await this.#page.evaluate(
      (value) => Object.defineProperty(navigator, 'onLine', { value, configurable: true }),
      onLine,
    );
  }

  /** Expects one more request of a port; `expectAll` waits for it. */
  await(port: string): void {
    this.#lane(port).awaited += 1;
  }

  /** Each expected request has arrived, and no other. */
  async expectAll(label: string): Promise<void> {
    const lanes = [...new Set(this.#lanes.values())];
    const counts = (what: 'arrived' | 'awaited') =>
      Object.fromEntries(lanes.map((lane) => [lane.call.path, lane[what]]));
    await expect.poll(() => counts('arrived'), { message: `${label}: requests` }).toEqual(counts('awaited'));
  }

  /** After a reload the page also repeats requests that were under way. */
  async expectAnew(port: string, label: string): Promise<void> {
    const lane = this.#lane(port);
    await expect
      .poll(() => lane.arrived, { message: `${label}: requests of ${port}` })
      .toBeGreaterThanOrEqual(lane.awaited);
    for (const one of this.#lanes.values()) one.awaited = one.arrived;
  }

  /** Ends the held requests of a port. */
  async letEnd(port: string, answer: RequestEnding): Promise<void> {
    const lane = this.#lane(port);
    const { waiting } = lane;
    if (waiting.length === 0) throw new Error(`No request of ${port} is held`);
    lane.waiting = [];
    lane.rule = answer;
    for (const request of waiting) await this.#end(lane.call, request, answer);
  }

  #lane(port: string): CallQueue {
    const lane = this.#lanes.get(port);
    if (lane === undefined) throw new Error(`The requests of ${port} are not held`);
    return lane;
  }

  async #arrive(lane: CallQueue, request: InterceptedRequest): Promise<void> {
    const { call, rule } = lane;
    if (lane.isMany && isOneMore(lane, request)) {
      lane.waiting = [...lane.waiting, request];
      return;
    }
    // No client repeats a command by itself: an arriving one comes from another port with the same call.
    const isAskedNext = (rule === 'answered' || isCommand(call)) && lane.arrived < lane.awaited;
    if (rule !== null && !isAskedNext) {
      // A client that reads again by itself gets the same ending and is not counted; a command is repeated only by the
      // user.
      if (isCommand(call)) lane.arrived += 1;
      return this.#end(call, request, rule);
    }
    this.#listen({ call, query: request.address.search, answer: null });
    lane.waiting = [request];
    lane.arrived += 1;
  }

  async #end(call: Call, request: InterceptedRequest, answer: RequestEnding): Promise<void> {
    switch (answer) {
      case 'answered': {
        const response = await request.serve();
        this.#listen({ call, query: request.address.search, answer: await response.clone().json() });
        return request.respond(response);
      }
      case 'done, then lost':
        await request.serve();
        return request.cutOff();
      case 'offline':
        await this.#saysOnline(false);
        return request.cutOff();
      case 'lost':
        return request.cutOff();
      case 'done, then silent':
        await request.serve();
        return;
      case 'silent':
        return;
      case 'out of service':
        return respondWithError(request, 'unavailable');
      case 'too many requests':
        return respondWithError(request, 'too_many_requests');
      case 'a notice':
        return request.respond(Response.json({ code: codes.notice.code, data: {}, msg: noticeMsg }));
      case 'a new reason':
        return request.respond(
          Response.json(
            { code: unknownCodeRefusal.code, data: {}, msg: unknownCodeRefusal.message.text },
            { status: 409 },
          ),
        );
    }
  }
}

export const respondWithError = ({ respond }: InterceptedRequest, name: 'unavailable' | 'too_many_requests'): void =>
  respond(Response.json({ code: codes[name].code, data: {}, msg: '' }, { status: codes[name].status }));

/** A keyed call is a command, whatever its method. */
const isCommand = ({ method, keyed }: Call): boolean => method === 'POST' || keyed;

/** Whether a request belongs to the ones held: same call, another address. */
const isOneMore = ({ waiting }: CallQueue, { address }: InterceptedRequest): boolean =>
  waiting.length > 0 && !waiting.some((held) => held.address.href === address.href);

const addressOf = ({ host, path }: Call): string => `/${host}${path}`;
