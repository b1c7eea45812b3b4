import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { languages } from '#contract/languages.ts';
import { signingPageMessages } from '../../pages/signing.ts';
import { ProviderFault } from '../../providers/requestProvider.ts';
import { paidOrder } from '../../testing/paidOrder.ts';
import { testBegin } from '../../testing/providedDatabase.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { textIn } from '../../texts/textIn.ts';
import { files } from '../files/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { notices } from '../notices/tables.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import { signMessage } from './sandbox/messages.ts';
import type { SigningAction } from './sandbox/sandbox.ts';
import { watchSignings } from './syncSigning.ts';

let test: TestApp;
let owner: TestClient;
let order_id: string;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@cn.example');
  ({ order_id } = await paidOrder(test.deps.db, { order_type: 'renew' }, testBegin));
});
afterEach(() => test.close());

type Document = 'contract' | 'payment_by_others';
const begin = async (document?: Document) =>
  (await owner.ok(calls.orderActiveQrcode, { order_id, ...(document && { document }) })).signing.task;
const read = () => owner.ok(calls.activationRead, { order_id });
const taskNow = async () => (await read()).signing.task;
const linkOf = (task: Awaited<ReturnType<typeof begin>>): string => task?.link?.content ?? '';
const open = (link: string) => test.visitor().fetch(link);
const act = (link: string, action: SigningAction) =>
  test.visitor().fetch(link, { method: 'POST', body: new URLSearchParams({ action }) });
const eventsNow = async () =>
  (await test.deps.db.select().from(orderEvents).where(eq(orderEvents.order_id, order_id))).map(({ event }) => event);
const changeClient = (changes: Partial<typeof clients.$inferInsert>) =>
  test.deps.db.update(clients).set(changes).where(eq(clients.client_id, 'client-cn'));

describe('signed documents', () => {
  it.each(['contract', 'payment_by_others'] as const)(
    'signing a document lets its order be activated: %s [SGN-01]',
    async (document) => {
      const task = await begin(document);
      expect([task?.document, task?.status]).toEqual([document, 'waiting']);
      await open(linkOf(task));
      expect((await taskNow())?.status).toBe('opened');
      await act(linkOf(task), 'sign');
      expect((await read()).reasons).toEqual([]);
      expect(await owner.ok(calls.invoiceGet, { order_id })).toMatchObject({
        sign_contract_flag: document === 'contract',
        sign_pre_payment_flag: document === 'payment_by_others',
      });
      expect(await eventsNow()).toEqual([`${document}_signed`]);
    },
  );

  it('a signature without a notification is found by a check and by polling [SGN-03]', async () => {
    const task = await begin();
    await act(linkOf(task), 'sign_unheard');
    expect((await taskNow())?.status).toBe('waiting');
    await owner.ok(calls.signingCheck, { order_id, task_id: task?.task_id ?? '' });
    expect((await taskNow())?.status).toBe('signed');
    const { order_id: id } = await paidOrder(test.deps.db, { order_type: 'append' }, testBegin);
    const other = { order_id: id };
    const begun = await owner.ok(calls.orderActiveQrcode, other);
    await act(linkOf(begun.signing.task), 'sign_unheard');
    await watchSignings(test.deps);
    expect((await owner.ok(calls.activationRead, other)).signing.task?.status).toBe('waiting');
    test.pass({ minutes: 2 });
    await watchSignings(test.deps);
    expect((await owner.ok(calls.activationRead, other)).signing.task?.status).toBe('signed');
  });

  it('a document signed after its link has expired counts as signed [SGN-02]', async () => {
    const link = linkOf(await begin());
    test.pass({ minutes: 16 });
    expect(await taskNow()).toMatchObject({ status: 'waiting', link: null });
    await act(link, 'sign');
    expect((await read()).reasons).toEqual([]);
  });

  it('a signature is recorded once, even if the document is signed or rejected again', async () => {
    const link = linkOf(await begin());
    await act(link, 'sign');
    await act(link, 'sign');
    await act(link, 'reject');
    expect(await eventsNow()).toEqual(['contract_signed']);
  });

  it('a document can still be signed when the company turns out to be authorised already [SGN-03]', async () => {
    const link = linkOf(await begin());
    await act(link, 'exists');
    expect((await taskNow())?.status).toBe('opened');
    await act(link, 'sign');
    expect((await taskNow())?.status).toBe('signed');
  });
});

describe('signing links', () => {
  it('the signing link is shown to the main account and not to a child account [SGN-05]', async () => {
    const task = await begin();
    const member = await test.signedIn('member@cn.example');
    const { signing } = await member.ok(calls.activationRead, { order_id });
    expect(signing.task).toEqual({ ...task, link: null });
  });

  it('the signing link stays the same until it expires; a new link then replaces it and the former is 404 [SGN-02]', async () => {
    const first = await begin();
    expect(await begin()).toEqual(first);
    test.pass({ minutes: 15 });
    expect((await taskNow())?.link).toBeNull();
    const second = await begin();
    expect([second?.task_id, second?.file]).toEqual([first?.task_id, first?.file]);
    expect(linkOf(second)).not.toBe(linkOf(first));
    expect((await open(linkOf(first))).status).toBe(404);
  });

  it('beginning another document cancels the former one, which can no longer be signed', async () => {
    const first = await begin('contract');
    const second = await begin('payment_by_others');
    expect([second?.document, second?.task_id === first?.task_id]).toEqual(['payment_by_others', false]);
    const page = await (await open(linkOf(first))).text();
    expect(page).toContain(textIn('zh-CN')(signingPageMessages.statuses.cancelled));
    await act(linkOf(first), 'sign');
    expect((await taskNow())?.status).toBe('waiting');
  });

  it('a document not signed within a week is expired, and signing can begin again', async () => {
    const link = linkOf(await begin());
    test.pass({ days: 7 });
    owner = await test.signedIn('owner@cn.example');
    expect((await taskNow())?.status).toBe('expired');
    await watchSignings(test.deps);
    expect(await taskNow()).toMatchObject({ status: 'expired', link: null });
    await act(link, 'sign');
    expect((await taskNow())?.status).toBe('expired');
    expect((await begin())?.status).toBe('waiting');
  });
});

it('a rejected document is announced by a notice, and the same document can be signed again [SGN-04]', async () => {
  const first = await begin();
  await act(linkOf(first), 'reject');
  expect((await taskNow())?.status).toBe('rejected');
  expect(await eventsNow()).toEqual(['signing_rejected']);
  const told = await test.deps.db.select().from(notices).where(eq(notices.user_id, 'user-owner-cn'));
  expect(told.some(({ digest }) => digest.en.endsWith('wasn’t signed'))).toBe(true);
  const second = await begin();
  expect([second?.status, second?.file]).toEqual(['waiting', first?.file]);
});

describe('concurrent signing requests', () => {
  /** Calls `happens` while the provider creates the first signing. */
  const meanwhile = (happens: () => Promise<unknown>) => {
    const { signing } = test.deps;
    if (signing === null) throw new Error('nobody has documents signed');
    const created: string[] = [];
    const cancelled: string[] = [];
    const watched: typeof signing = {
      ...signing,
      create: async (asked) => {
        created.push(asked.document);
        if (created.length === 1) await happens();
        return signing.create(asked);
      },
      cancel: (reference) => {
        cancelled.push(reference);
        return signing.cancel(reference);
      },
    };
    Object.assign(test.deps, { signing: watched });
    return { created, cancelled };
  };

  it('concurrent requests create one signing at the provider, and its link is readable afterwards [SGN-02]', async () => {
    const { created } = meanwhile(async () => {
      expect(await begin()).toMatchObject({ status: 'waiting', link: null });
    });
    const first = await begin();
    expect(created).toEqual(['contract']);
    expect(linkOf(first)).toMatch(/^\/sign\//);
    expect(await taskNow()).toEqual(first);
  });

  it('a signing is cancelled at the provider when another document replaced it while it was created', async () => {
    const other: { task: Awaited<ReturnType<typeof begin>> } = { task: null };
    const { created, cancelled } = meanwhile(async () => {
      other.task = await begin('payment_by_others');
    });
    expect((await begin('contract'))?.task_id).toBe(other.task?.task_id);
    expect(created).toEqual(['contract', 'payment_by_others']);
    expect(cancelled).toHaveLength(1);
    expect(await taskNow()).toEqual(other.task);
  });

  it('a signing can be requested again at once when the provider gave no certain answer [SGN-02]', async () => {
    const { created } = meanwhile(() => Promise.reject(new ProviderFault('silent')));
    expect((await owner.call(calls.orderActiveQrcode, { order_id })).code).toBe('unavailable');
    expect(linkOf(await begin())).toMatch(/^\/sign\//);
    expect(created).toEqual(['contract', 'contract']);
  });

  it('a signing that one request left unfinished is continued by another one four minutes later', async () => {
    const second = { link: '' };
    const { created, cancelled } = meanwhile(async () => {
      test.pass({ minutes: 4 });
      second.link = linkOf(await begin());
    });
    expect(linkOf(await begin())).toBe(second.link);
    expect([created, cancelled]).toEqual([['contract', 'contract'], []]);
    await act(second.link, 'sign');
    expect((await taskNow())?.status).toBe('signed');
  });
});

describe('permission to sign', () => {
  it('a child account that begins or checks a signing gets fadada_child_account [SGN-05]', async () => {
    const member = await test.signedIn('member@cn.example');
    expect(await member.call(calls.orderActiveQrcode, { order_id })).toMatchObject({
      code: 'fadada_child_account',
      msg: expect.stringMatching(/./),
    });
    expect((await member.call(calls.signingCheck, { order_id, task_id: 'task' })).code).toBe('fadada_child_account');
  });

  it('a signing is rejected for another client, another order and a client that is not verified [SGN-05]', async () => {
    const other = await test.signedIn('owner@hk.example');
    expect((await other.call(calls.orderActiveQrcode, { order_id })).code).toBe('order_not_found');
    const task = await begin();
    expect((await other.call(calls.signingCheck, { order_id, task_id: task?.task_id ?? '' })).code).toBe(
      'order_not_found',
    );
    const mine = await paidOrder(test.deps.db, { order_type: 'append' }, testBegin);
    const ofOther = { ...mine, task_id: task?.task_id ?? '' };
    expect((await owner.call(calls.signingCheck, { order_id: ofOther.order_id, task_id: ofOther.task_id })).code).toBe(
      'not_found',
    );
    await changeClient({ verification_status: 'pending' });
    expect((await owner.call(calls.orderActiveQrcode, { order_id })).code).toBe('activation_unverified');
  });

  it('a signing is rejected with order_state_refuses when the order is already signed or unpaid', async () => {
    await act(linkOf(await begin()), 'sign');
    expect((await owner.call(calls.orderActiveQrcode, { order_id })).code).toBe('order_state_refuses');
    await test.deps.db.update(orders).set({ status: 'unpaid' }).where(eq(orders.order_id, order_id));
    expect((await owner.call(calls.orderActiveQrcode, { order_id })).code).toBe('order_state_refuses');
  });
});

describe('signing notifications', () => {
  const tell = (message: ReturnType<typeof signMessage>) =>
    test.app.request(message.path, { method: 'POST', ...message });

  it('a signing notification signed with another key is rejected with 403 [SGN-03]', async () => {
    const task_id = (await begin())?.task_id ?? '';
    const said = { kind: 'signing', task_id, standing: 'signed' } as const;
    const by = { signing: 'another key', now: test.deps.now(), message_id: 'one' };
    const forged = await tell(signMessage(said, by));
    expect([forged.status, (await taskNow())?.status]).toEqual([403, 'waiting']);
  });

  it('a signing stays waiting when its check gets no certain answer from the provider', async () => {
    const silent = { ...test.deps.signing, query: () => Promise.reject(new ProviderFault('silent')) };
    const task_id = (await begin())?.task_id ?? '';
    Object.assign(test.deps, { signing: silent });
    await owner.ok(calls.signingCheck, { order_id, task_id });
    expect((await taskNow())?.status).toBe('waiting');
  });
});

describe('document to sign', () => {
  it.each(languages)(
    'a document in %s is a PDF stored with its hash and readable by its client only [SGN-06]',
    async (language) => {
      await test.deps.db.update(users).set({ user_language: language }).where(eq(users.user_id, 'user-owner-cn'));
      const file = (await begin())?.file;
      const read = await owner.fetch(
        `/oss${calls.fileRead.path}?${new URLSearchParams({ file_id: file?.file_id ?? '' })}`,
      );
      const bytes = Buffer.from(await read.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const [row] = await test.deps.db
        .select()
        .from(files)
        .where(eq(files.file_id, file?.file_id ?? ''));
      expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      const other = await test.signedIn('owner@hk.example');
      const refused = await other.fetch(`/oss${calls.fileRead.path}?file_id=${file?.file_id}`);
      expect(refused.status).toBe(404);
    },
  );

  it('a document in another language is a different file, and the same file again in the first language [SGN-06]', async () => {
    const first = await begin();
    await test.deps.db.update(users).set({ user_language: 'ja' }).where(eq(users.user_id, 'user-owner-cn'));
    const inJapanese = await begin();
    expect(inJapanese?.file.file_id === first?.file.file_id).toBe(false);
    await test.deps.db.update(users).set({ user_language: null }).where(eq(users.user_id, 'user-owner-cn'));
    expect((await begin())?.file.file_id).toBe(first?.file.file_id);
  });
});
