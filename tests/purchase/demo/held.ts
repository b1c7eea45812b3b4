import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { clientInviteCode, orderAdd, orderByKey } from '#contract/calls/order.ts';
import { orderPrice, productTypeList } from '#contract/calls/product.ts';
import { codes } from '#contract/codes.ts';
import { type Quote, quote } from '#contract/entities/order.ts';
import type { PurchasePorts } from '#machines/flows/purchase/ports.ts';
import { newRefusal, noticeMsg } from '#machines/kit/examples.ts';
import type { Answer } from './stage.ts';

/** A port that asks the server. */
export type Asking = Exclude<keyof PurchasePorts, 'untilMoment' | 'momentIn'>;

/** The request by which each port is held; loading the store makes others beside it. */
const calls = {
  loadStore: productTypeList,
  quotePrice: orderPrice,
  verifyInvite: clientInviteCode,
  placeOrder: orderAdd,
  findOrder: orderByKey,
} as const satisfies Record<Asking, { readonly path: string }>;

const zero = { loadStore: 0, quotePrice: 0, verifyInvite: 0, placeOrder: 0, findOrder: 0 };
const ports: readonly Asking[] = ['loadStore', 'quotePrice', 'verifyInvite', 'placeOrder', 'findOrder'];

const priced = z.object({ data: quote });

/** The requests of a page's ports, each held until it is let end in some way. */
export class HeldRequests {
  #page: Page | null = null;
  readonly #held = new Map<Asking, Route>();
  readonly #rules = new Map<Asking, Answer>();
  #arrived: Record<Asking, number> = { ...zero };
  #awaited: Record<Asking, number> = { ...zero };
  /** The prices that the page was told, the newest last. */
  readonly quotes: Quote[] = [];
  /** What was asked for the newest price. */
  lastAsked = '';

  async holdOn(page: Page): Promise<void> {
    this.#page = page;
    for (const port of ports) {
      await page.route(new RegExp(`/oss${calls[port].path}(\\?.*)?$`), (route) => this.#arrive(port, route));
    }
  }

  /** Holds what comes from now on. */
  async hold(): Promise<void> {
    if ([...this.#rules.values()].includes('offline')) await this.#saysOnline(true);
    this.#rules.clear();
  }

  /** What the browser says of its connection. */
  async #saysOnline(onLine: boolean): Promise<void> {
    await this.#page?.evaluate(
      (value) => Object.defineProperty(navigator, 'onLine', { value, configurable: true }),
      onLine,
    );
  }

  /** Another request of a port has to come. */
  await(port: Asking): void {
    this.#awaited[port] += 1;
  }

  /** Each request that has to be there is there, and no other. What lags behind gets a little more time. */
  async expectAll(label: string, moreTime: (() => Promise<void>) | null = null): Promise<void> {
    for (let tries = 0; moreTime !== null && tries < 3; tries += 1) {
      await expect
        .poll(() => this.#isComplete(), { timeout: 2_000 })
        .toBe(true)
        .catch(moreTime);
    }
    await expect
      .poll(() => ({ ...this.#arrived }), { message: `${label}: requests`, timeout: 10_000 })
      .toEqual(this.#awaited);
  }

  #isComplete(): boolean {
    return ports.every((port) => this.#arrived[port] >= this.#awaited[port]);
  }

  /** After a reload, what was under way is asked for again besides. */
  async expectAnew(port: Asking, label: string): Promise<void> {
    await expect
      .poll(() => this.#arrived[port], { message: `${label}: requests of ${port}`, timeout: 10_000 })
      .toBeGreaterThanOrEqual(this.#awaited[port]);
    this.#awaited = { ...this.#arrived };
  }

  /** Lets the newest request of a port end. */
  async letEnd(port: Asking, answer: Answer): Promise<void> {
    const route = this.#held.get(port);
    if (route === undefined) throw new Error(`No request of ${port} is held`);
    this.#held.delete(port);
    this.#rules.set(port, answer);
    await this.#end(port, route, answer);
  }

  async #arrive(port: Asking, route: Route): Promise<void> {
    const rule = this.#rules.get(port);
    // A client that tries again by itself meets the same.
    if (rule !== undefined) {
      // Nobody but a person sends an order again.
      if (port === 'placeOrder') this.#arrived.placeOrder += 1;
      return this.#end(port, route, rule);
    }
    if (port === 'quotePrice') this.lastAsked = new URL(route.request().url()).search;
    this.#held.set(port, route);
    this.#arrived[port] += 1;
  }

  async #end(port: Asking, route: Route, answer: Answer): Promise<void> {
    switch (answer) {
      case 'answered': {
        const response = await route.fetch();
        const told = port === 'quotePrice' ? priced.safeParse(await response.json()) : null;
        if (told?.success) this.quotes.push(told.data.data);
        return route.fulfill({ response });
      }
      case 'done, then lost':
        await route.fetch();
        return route.abort('connectionreset');
      case 'offline':
        await this.#saysOnline(false);
        return route.abort('internetdisconnected');
      case 'lost':
        return route.abort('connectionreset');
      case 'done, then silent':
        await route.fetch();
        return;
      case 'silent':
        return;
      case 'out of service':
        return route.fulfill({
          status: 503,
          json: { code: codes.unavailable.code, data: {}, msg: '' },
        });
      case 'a notice':
        return route.fulfill({ json: { code: codes.notice.code, data: {}, msg: noticeMsg } });
      case 'a new reason':
        return route.fulfill({ status: 409, json: { code: newRefusal.code, data: {}, msg: newRefusal.msg } });
    }
  }
}
