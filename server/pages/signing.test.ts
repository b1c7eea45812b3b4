import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { languages } from '#contract/languages.ts';
import { signingActions } from '../modules/signing/sandbox/sandbox.ts';
import { paidOrder } from '../testing/paidOrder.ts';
import { testBegin } from '../testing/providedDatabase.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { textIn } from '../texts/textIn.ts';
import { signingPageMessages } from './signing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function beginTask() {
  const { order_id, order_no } = await paidOrder(test.deps.db, { order_type: 'append' }, testBegin);
  const owner = await test.signedIn('owner@cn.example');
  const { signing } = await owner.ok(calls.orderActiveQrcode, { order_id });
  const status = async () => (await owner.ok(calls.activationRead, { order_id })).signing.task?.status;
  return { order_no, address: signing.task?.link?.content ?? '', status };
}

describe('signing page of the sandbox [SGN-01]', () => {
  it.each(languages)(
    'the sandbox signing page shows in %s the document and the possible actions, without a script',
    async (language) => {
      const { address, order_no } = await beginTask();
      const text = await (await test.visitor().fetch(`${address}?lang=${language}`)).text();
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(order_no);
      const names = signingActions.map((each) => textIn(language)(signingPageMessages.actions[each].name));
      expect([...text.matchAll(/<button[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(names);
      expect(text).not.toContain('<script');
    },
  );

  it('the sandbox signing page is 404 for an unknown link', async () => {
    const answer = await test.visitor().fetch('/sign/nothing');
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('role="alert"')]);
  });

  it('the sandbox signing page rejects cross-site forms with 403', async () => {
    const { address, status } = await beginTask();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    const body = new URLSearchParams({ action: 'sign' });
    const answer = await test.visitor().fetch(address, { method: 'POST', body, headers });
    expect([answer.status, await status()]).toEqual([403, 'waiting']);
  });
});
