import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { PaperRequest } from '../printThread.ts';
import { paidOrder } from '../testing/paidOrder.ts';
import { testBegin } from '../testing/providedDatabase.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { TestClient } from '../testing/testClient.ts';
import { printInThread } from './printer.ts';

const paperRequestFrom = (from: string): PaperRequest => ({
  paper: 'power_of_attorney',
  of: {
    language: 'zh-CN',
    company: '杭州新芽科技有限公司',
    number: '91330106MA2H7X8K90',
    attorney: '周宁',
    account: 'new@cn.example',
    seller: 'Mallflow',
    from,
  },
});
const paperRequest = paperRequestFrom('2026-03-02');
const startOf = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, 5)).toString();

describe('printing thread', () => {
  it('printing a PDF in a thread leaves more than half of the event loop free [SGN-09]', async () => {
    await printInThread(paperRequest);
    const before = performance.eventLoopUtilization();
    await printInThread(paperRequest);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it('the printing thread reports a failed PDF and prints the next one', async () => {
    const failing = printInThread(paperRequestFrom('no day'));
    const next = printInThread(paperRequest);
    await expect(failing).rejects.toThrow(new RangeError('Invalid time value'));
    expect(startOf(await next)).toBe('%PDF-');
  });

  it('the printing thread is ended when a PDF takes too long, and another thread prints the next one', async () => {
    await expect(printInThread(paperRequest, 0)).rejects.toThrow(new Error('the thread that prints has ended'));
    expect(startOf(await printInThread(paperRequest))).toBe('%PDF-');
  });
});

describe('concurrent printing', () => {
  let test: TestApp;
  let newcomer: TestClient;
  let owner: TestClient;
  beforeEach(async () => {
    test = await createTestApp();
    newcomer = await test.signedIn('new@cn.example');
    owner = await test.signedIn('owner@cn.example');
  });
  afterEach(() => test.close());

  const query = new URLSearchParams({ company_name: '杭州新芽科技有限公司' });
  const askedBy = (client: TestClient) => client.fetch(`/oss${calls.powerOfAttorneyRead.path}?${query}`);
  const busy = { status: 429, code: 'too_many_requests', data: { retry_after_seconds: 10 }, msg: expect.any(String) };

  /** Answers a function that frees the queue. */
  const occupied = () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    void test.deps.load.papers.run('held', () => promise);
    return () => resolve(null);
  };

  it('a client can have two PDFs waiting for print; more get too_many_requests, and other clients are not delayed [SGN-09]', async () => {
    const free = occupied();
    const refused = Promise.withResolvers<void>();
    const answers: Response[] = [];
    const greedy = Array.from({ length: 6 }, async () => {
      const answer = await askedBy(newcomer);
      if (answers.push(answer) === 4) refused.resolve();
    });
    await refused.promise;
    expect(await Promise.all(answers.map((answer) => newcomer.answered(answer)))).toEqual([busy, busy, busy, busy]);
    const other = askedBy(owner);
    free();
    expect((await other).status).toBe(200);
    await Promise.all(greedy);
    expect(answers.slice(4).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('a signing is rejected with too_many_requests and not begun while too many PDFs of the client wait', async () => {
    const { order_id } = await paidOrder(test.deps.db, { order_type: 'renew' }, testBegin);
    const free = occupied();
    const waiting = [1, 2].map(() => test.deps.load.papers.run('client-cn', async () => null));
    expect(await owner.call(calls.orderActiveQrcode, { order_id })).toEqual(busy);
    free();
    await Promise.all(waiting);
    expect((await owner.ok(calls.activationRead, { order_id })).signing.task).toBeNull();
  });
});
