import { afterEach, beforeEach, expect, it } from 'vitest';
import { languageCookie } from '#contract/languages.ts';
import { writeMessages } from '../modules/outbox/write.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const mail = (address: string, subject: string) =>
  ({ channel: 'mail', address, language: 'en', subject, body: `To be read by <${address}>` }) as const;

async function subjects(query = '', headers: Record<string, string> = {}) {
  const answer = await test.app.request(`/sandbox/outbox${query}`, { headers });
  const text = await answer.text();
  return { text, subjects: [...text.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, subject]) => subject) };
}

it('the sandbox outbox shows the messages of the demo, newest first, and filtered by address [OUT-03]', async () => {
  await writeMessages(test.deps.db, [mail('owner@cn.example', 'First')], test.deps);
  test.pass({ minutes: 1 });
  await writeMessages(test.deps.db, [mail('owner@jp.example', 'Second')], test.deps);
  const all = await subjects();
  expect(all.subjects).toEqual(['Second', 'First']);
  expect(all.text).toContain('To be read by &lt;owner@jp.example&gt;');
  expect((await subjects('?address=owner@cn.example')).subjects).toEqual(['First']);
  expect((await subjects('?address=nobody')).subjects).toEqual([]);
});

it('the sandbox outbox is in the language of its reader', async () => {
  const { text } = await subjects('', { cookie: `${languageCookie.name}=ja` });
  expect(text).toContain('<h1>サンドボックスの送信トレイ</h1>');
});

it('the sandbox outbox does not exist outside the demo [OUT-03]', async () => {
  const other = await createTestApp({ settings: { demo: false } });
  const answer = await other.app.request('/sandbox/outbox');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/mall/sandbox/outbox']);
  await other.close();
});
