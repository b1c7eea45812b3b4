import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { paidOrder } from '../../../testing/paidOrder.ts';
import { testBegin } from '../../../testing/providedDatabase.ts';
import { type FadadaStandIn, fadadaStandIn, signedBytes } from '../../../testing/providers/fadadaStandIn.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import type { TestClient } from '../../../testing/testClient.ts';
import type { WebhookRequest } from '../../../wire/webhook.ts';
import { files } from '../../files/tables.ts';
import { createSigningProvider } from '../createSigningProvider.ts';
import { fetchSignedCopies } from '../signedCopies.ts';
import { watchSignings } from '../syncSigning.ts';
import { signingTasks } from '../tables.ts';

let standIn: FadadaStandIn;
let test: TestApp;
let owner: TestClient;
let order_id: string;
beforeEach(async () => {
  standIn = await fadadaStandIn(() => test.deps.now());
  const settings = { fadada: standIn.settings, public_url: 'https://api.mall.example' };
  test = await createTestApp({ settings });
  owner = await test.signedIn('owner@cn.example');
  ({ order_id } = await paidOrder(test.deps.db, { order_type: 'renew' }, testBegin));
});
afterEach(async () => {
  await test.close();
  await standIn.server.close();
});

const begin = async () => (await owner.ok(calls.orderActiveQrcode, { order_id })).signing.task;
const read = () => owner.ok(calls.activationRead, { order_id });
const { host, path } = calls.signingNotify;
const sendNotification = async ({ headers, body }: WebhookRequest) => {
  const answer = await test.app.request(`/${host}${path}`, { method: 'POST', headers, body });
  return [answer.status, await answer.text()];
};
const rowNow = async () =>
  (await test.deps.db.select().from(signingTasks).where(eq(signingTasks.order_id, order_id)))[0];
const acceptedResponse = [200, '{"msg":"success"}'];
const refusedResponse = [400, '{"msg":"refused"}'];

describe('contracts signed at Fadada [SGN-08]', () => {
  it('a contract is signed when Fadada reports it finished; a repeated or forged report is refused', async () => {
    const task = await begin();
    expect(task?.link?.content).toMatch(/^https:\/\/sign\.fadada\.example\//);
    const about = { transReferenceId: task?.task_id ?? '', signTaskStatus: 'task_finished' };
    expect(await sendNotification(standIn.notify('sign-task-read', about))).toEqual(acceptedResponse);
    expect((await read()).signing.task?.status).toBe('opened');
    const finished = standIn.notify('sign-task-finished', about);
    expect(await sendNotification(finished)).toEqual(acceptedResponse);
    expect((await read()).reasons).toEqual([]);
    expect(await sendNotification(finished)).toEqual(refusedResponse);
    expect(await sendNotification(standIn.notify('sign-task-finished', about, { secret: 'x'.repeat(32) }))).toEqual(
      refusedResponse,
    );
    expect(await sendNotification(standIn.notify('corp-seal-created', {}))).toEqual(acceptedResponse);
  });

  it('an unsigned Fadada task stays waiting when polled, and is terminated when its week is over', async () => {
    await begin();
    const reference = (await rowNow())?.reference ?? '';
    test.pass({ minutes: 2 });
    await watchSignings(test.deps);
    expect((await rowNow())?.status).toBe('waiting');
    test.pass({ days: 7 });
    await watchSignings(test.deps);
    expect([(await rowNow())?.status, standIn.tasks.get(reference)?.status]).toEqual(['expired', 'task_terminated']);
  });

  it('the signed copy is fetched from Fadada once it is available, and is then the file that the client reads', async () => {
    const made = await begin();
    const reference = (await rowNow())?.reference ?? '';
    const about = { transReferenceId: made?.task_id ?? '', signTaskStatus: 'task_finished' };
    await sendNotification(standIn.notify('sign-task-finished', about));
    test.pass({ minutes: 2 });
    await fetchSignedCopies(test.deps);
    expect((await read()).signing.task?.file).toEqual(made?.file);
    const known = standIn.tasks.get(reference);
    if (known !== undefined) known.status = 'task_finished';
    await fetchSignedCopies(test.deps);
    expect((await read()).signing.task?.file).toEqual(made?.file);
    test.pass({ minutes: 1 });
    await fetchSignedCopies(test.deps);
    const file = (await read()).signing.task?.file;
    expect([file?.name, file?.file_id === made?.file.file_id]).toEqual([made?.file.name, false]);
    const fetched = await owner.fetch(`/oss${calls.fileRead.path}?file_id=${file?.file_id}`);
    expect(await fetched.text()).toBe(`${signedBytes} /signed/${reference}`);
    const inUse = await test.deps.db
      .select({ used_at: files.used_at })
      .from(files)
      .where(eq(files.file_id, file?.file_id ?? ''));
    expect(inUse).toEqual([{ used_at: test.deps.now() }]);
    const other = await test.signedIn('owner@hk.example');
    expect((await other.fetch(`/oss${calls.fileRead.path}?file_id=${file?.file_id}`)).status).toBe(404);
    const before = standIn.asked.length;
    test.pass({ minutes: 2 });
    await fetchSignedCopies(test.deps);
    expect(standIn.asked.length).toBe(before);
  });

  it('a signing whose link failed is continued with the same Fadada task', async () => {
    standIn.server.spoil = {
      change: (answer) => (answer.body.includes('actorSignTaskUrl') ? { status: 500, body: '{}' } : answer),
    };
    expect((await owner.call(calls.orderActiveQrcode, { order_id })).code).toBe('unavailable');
    standIn.server.spoil = null;
    await begin();
    expect(standIn.tasks.size).toBe(1);
  });

  it('a signing begun at the sandbox is cancelled and begun again at Fadada', async () => {
    const settings = { ...test.deps.settings, fadada: null };
    Object.assign(test.deps, createSigningProvider({ ...test.deps, settings }));
    const before = await begin();
    Object.assign(test.deps, createSigningProvider(test.deps));
    const after = await begin();
    expect(after?.task_id).not.toBe(before?.task_id);
    const rows = await test.deps.db.select().from(signingTasks).where(eq(signingTasks.order_id, order_id));
    expect(rows.map(({ provider, status }) => [provider, status])).toEqual([
      ['sandbox', 'cancelled'],
      ['fadada', 'waiting'],
    ]);
  });

  it('with Fadada there is no sandbox page, and no secret or company data is logged', async () => {
    expect((await test.visitor().fetch('/sign/anything')).status).toBe(302);
    await begin();
    standIn.server.spoil = { change: () => ({ status: 500, body: standIn.settings.app_secret }) };
    await owner.call(calls.fadadaStatus, {});
    await sendNotification(standIn.notify('sign-task-finished', {}, { secret: 'x'.repeat(32) }));
    const log = JSON.stringify(test.logged);
    const secrets = [standIn.settings.app_secret, 'AccessToken', '91310115MA1K4B2C3J', '云帆'];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});

describe('enterprises at Fadada [SGN-07]', () => {
  const authorisation = { clientCorpId: 'client-cn', authResult: 'fail', authFailedReason: 'exist' };

  it('an enterprise authorised under another Fadada id is linked, and signs documents under that id', async () => {
    standIn.enterprises.set('elsewhere', { openCorpId: 'open-7', binding: 'authorized', identity: 'identified' });
    expect(await owner.ok(calls.fadadaStatus, {})).toMatchObject({
      fadada_status: 'waiting',
      fadada_url: 'https://authorise.fadada.example/?authSerial=client-cn',
    });
    const told = standIn.notify('corp-authorize', { ...authorisation, existOpenCorpId: 'open-7' });
    expect(await sendNotification(told)).toEqual(acceptedResponse);
    expect((await owner.ok(calls.fadadaStatus, {})).fadada_status).toBe('identified');
    await begin();
    const created = standIn.asked.find((each) => each.path === '/sign-task/create');
    expect(JSON.stringify(created?.content)).toContain('"actorOpenId":"open-7"');
  });

  it('the status of a waiting enterprise is queried from Fadada once for two reads, and again a minute later', async () => {
    const asked = () => standIn.asked.filter((each) => each.path === '/corp/get').length;
    const status = () => owner.ok(calls.fadadaStatus, {});
    await status();
    await status();
    expect(asked()).toBe(1);
    test.pass({ minutes: 1 });
    await status();
    expect(asked()).toBe(2);
  });
});
