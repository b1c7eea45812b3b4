import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DeskOrder, deskOrderFilters } from '#contract/calls/deskOrders.ts';
import { calls } from '#contract/calls/index.ts';
import { type DocumentKind, documentOf } from '#contract/entities/document.ts';
import { storedFile } from '#contract/files.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { claimOf } from '../../testing/orderTokens.ts';
import { pdfWithText } from '../../testing/pdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestAnswer, TestClient } from '../../testing/testClient.ts';
import { purgeUnusedFiles } from '../files/receive.ts';
import { files } from '../files/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { orderEvents, orders } from '../orders/tables.ts';
import { signingTasks } from '../signing/tables.ts';
import { documentsOfOrders } from './tables.ts';

/** An order without documents, of a client in Hong Kong. */
const order_id = 'hk-order-api';
const pdf = pdfWithText('all of it');

let stored: Map<string, Uint8Array<ArrayBuffer>>;
let test: TestApp;
let sales: TestClient;
beforeEach(async () => {
  stored = new Map();
  test = await createTestApp({ files: memoryStore(stored) });
  sales = await test.signedIn('sales@desk.example');
});
afterEach(() => test.close());

let keys = 0;
const newKey = () => `key-of-an-intent-${++keys}`;

/** A second sales manager, without clients. */
async function colleague(): Promise<TestClient> {
  const { db } = test.deps;
  const [manager] = await db.select().from(users).where(eq(users.user_id, 'user-sales'));
  if (manager === undefined) throw new Error('the demo has no sales manager');
  const other = { user_id: 'user-colleague', email: 'colleague@desk.example', real_name: 'Ines Costa' };
  await db.insert(users).values({ ...manager, ...other });
  return test.signedIn(other.email);
}
const giveTo = (user_id: string, client_id = 'client-hk') =>
  test.deps.db.update(clients).set({ sales_manager_id: user_id }).where(eq(clients.client_id, client_id));
const change = (changes: Partial<typeof orders.$inferInsert>) =>
  test.deps.db.update(orders).set(changes).where(eq(orders.order_id, order_id));

const upload = (client: TestClient, purpose: 'contract' | 'payment_by_others' | 'bank_receipt', name = 'signed.pdf') =>
  client.upload(calls.fileUpload, { purpose, name }, pdf, newKey());
const uploaded = async (client: TestClient, purpose: DocumentKind | 'bank_receipt' = 'contract', name?: string) =>
  storedFile.parse((await upload(client, purpose, name)).data).file_id;

interface AttachBody {
  readonly order_id: string;
  readonly kind: DocumentKind;
  readonly file_id: string;
  readonly replaces?: string;
}
const send = (client: TestClient, attaching: AttachBody, key = newKey()) =>
  client.call(calls.deskDocumentAttach, attaching, key);
const attach = async (client: TestClient, changes: Partial<AttachBody> = {}) =>
  send(client, { order_id, kind: 'contract', file_id: await uploaded(client, changes.kind), ...changes });
const removeByDesk = (client: TestClient, document_id: string, of = order_id) =>
  client.call(calls.deskDocumentRemove, { order_id: of, document_id }, newKey());
const orderIn = ({ code, data }: TestAnswer): DeskOrder => {
  if (code !== 'ok') throw new Error(`refused: ${code}`);
  return calls.deskDocumentAttach.data.parse(data);
};
const contractIn = (order: Pick<DeskOrder, 'documents'>) => {
  const contract = documentOf(order.documents, 'contract');
  if (contract === null) throw new Error('the order has no contract');
  return contract;
};
const read = (client: TestClient) => client.ok(calls.deskOrderRead, { order_id });
const readFileStatus = async (client: TestClient, file_id: string) => {
  const response = await client.fetch(`/oss${calls.fileRead.path}?file_id=${file_id}`);
  await response.arrayBuffer();
  return response.status;
};
const history = async () =>
  (
    await test.deps.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.order_id, order_id))
      .orderBy(asc(orderEvents.event_id))
  )
    .map(({ event, actor, user_id, subject }) => [event, actor, user_id, subject])
    .slice(2);
const rows = () =>
  test.deps.db
    .select()
    .from(documentsOfOrders)
    .where(eq(documentsOfOrders.order_id, order_id))
    .orderBy(asc(documentsOfOrders.number));
const idsOf = (found: readonly DeskOrder[]) => found.map((order) => order.order_id);

describe('the orders of a sales manager', () => {
  it('deskOrderList splits a sales manager’s overseas orders by whether they have a document, with counts [DOC-01]', async () => {
    const seen = await Promise.all(deskOrderFilters.map((list) => sales.ok(calls.deskOrderList, { list })));
    expect(seen.map((list) => idsOf(list.orders))).toEqual([
      ['hk-order-api', 'jp-order-storage'],
      ['unverified-order-first', 'hk-order-first', 'jp-order-first', 'tw-order-first'],
      ['tw-order-edm'],
    ]);
    expect(seen.map(({ counts, more }) => [counts, more])).toEqual(
      seen.map(() => [{ missing: 2, complete: 4, closed: 1 }, false]),
    );
    const others = await (await colleague()).ok(calls.deskOrderList, { list: 'missing' });
    expect(others).toEqual({ orders: [], counts: { missing: 0, complete: 0, closed: 0 }, more: false });
  });

  it('an order changes desk lists when a document is attached or removed, and when the order ends [DOC-01]', async () => {
    const inLists = async () => {
      const found = [];
      for (const list of deskOrderFilters) {
        const { orders: listed } = await sales.ok(calls.deskOrderList, { list, search: 'harbour' });
        if (idsOf(listed).includes(order_id)) found.push(list);
      }
      return found;
    };
    expect(await inLists()).toEqual(['missing']);
    await attach(sales);
    expect(await inLists()).toEqual(['complete']);
    const order = orderIn(await attach(sales, { kind: 'payment_by_others' }));
    await removeByDesk(sales, contractIn(order).document_id);
    expect(await inLists()).toEqual(['complete']);
    const [proof] = order.documents.filter(({ kind }) => kind === 'payment_by_others');
    await removeByDesk(sales, proof?.document_id ?? '');
    expect(await inLists()).toEqual(['missing']);
    await change({ payment_status: 'none', pay_until: new Date(0) });
    expect(await inLists()).toEqual(['closed']);
  });

  it('an order without attachments is complete once its client has signed online, and not before [DOC-01]', async () => {
    const { db, now } = test.deps;
    const begun = { begun_at: now(), begun_by: 'user-owner-hk', expires_at: now(), heard_at: now() };
    const task = { order_id, document: 'contract', language: 'en', provider: 'sandbox', content_hash: 'hash' } as const;
    const file_id = 'hk-order-first-contract-file';
    await db.insert(signingTasks).values({ ...task, task_id: 'task-of-signing', file_id, status: 'opened', ...begun });
    const seen = async () => {
      const [missing, complete] = [
        idsOf((await sales.ok(calls.deskOrderList, { list: 'missing' })).orders),
        idsOf((await sales.ok(calls.deskOrderList, { list: 'complete' })).orders),
      ];
      const { signed_online, is_complete } = await read(sales);
      const listed = { isMissing: missing.includes(order_id), isComplete: complete.includes(order_id) };
      return { ...listed, signed_online, is_complete };
    };
    expect(await seen()).toEqual({ isMissing: true, isComplete: false, signed_online: [], is_complete: false });
    await db.update(signingTasks).set({ status: 'signed' });
    expect(await seen()).toEqual({
      isMissing: false,
      isComplete: true,
      signed_online: ['contract'],
      is_complete: true,
    });
  });

  it('the desk finds orders by a literal part of their number or company, and returns one page at a time', async () => {
    const found = async (search: string) =>
      idsOf((await sales.ok(calls.deskOrderList, { list: 'missing', search })).orders);
    const { order_no } = await read(sales);
    expect([await found(order_no.slice(3)), await found('あおば'), await found('%'), await found('_')]).toEqual([
      [order_id],
      ['jp-order-storage'],
      [],
      [],
    ]);
    const page = await sales.ok(calls.deskOrderList, { list: 'complete', page_size: '2' });
    expect([idsOf(page.orders), page.more]).toEqual([['unverified-order-first', 'hk-order-first'], true]);
  });

  it('deskOrderRead returns an order with its documents and who attached them [DOC-02]', async () => {
    const { order_no, amount, title, pay_until, created_at, ...order } = await sales.ok(calls.deskOrderRead, {
      order_id: 'tw-order-first',
    });
    expect(order).toEqual({
      order_id: 'tw-order-first',
      order_type: 'new',
      status: 'completed',
      payment_status: 'received',
      currency_id: 3,
      currency_label: 'TWD',
      full_name: '台北晨光股份有限公司',
      placed_by: '張怡君',
      documents: [
        {
          document_id: 'tw-order-first-contract',
          kind: 'contract',
          file: {
            file_id: 'tw-order-first-contract-file',
            name: 'contract-signed.pdf',
            size: expect.any(Number),
            type: 'application/pdf',
          },
          attached_at: new Date(Date.parse(created_at) + 2 * 86_400_000).toISOString(),
          attached_by: '孟嘉禾',
        },
      ],
      signed_online: [],
      is_complete: true,
      can: { change_documents: true },
    });
  });
});

describe('documents of an order', () => {
  it('attaching, replacing and removing a document is in the order history and visible to the client [DOC-02, DOC-03]', async () => {
    const client = await test.signedIn('owner@hk.example');
    const documents = async () => (await client.ok(calls.orderDocuments, { order_id })).documents;
    const first = contractIn(orderIn(await attach(sales)));
    expect(first).toMatchObject({ kind: 'contract', file: { name: 'signed.pdf' }, attached_by: '孟嘉禾' });
    expect(await documents()).toEqual([first]);
    const second = contractIn(orderIn(await attach(sales, { replaces: first.document_id })));
    expect(await documents()).toEqual([second]);
    expect(orderIn(await removeByDesk(sales, second.document_id)).documents).toEqual([]);
    expect(await documents()).toEqual([]);
    expect(await history()).toEqual([
      ['contract_attached', 'staff', 'user-sales', first.document_id],
      ['contract_attached', 'staff', 'user-sales', second.document_id],
      ['contract_removed', 'staff', 'user-sales', second.document_id],
    ]);
    const told = await client.ok(calls.orderGet, { order_id });
    expect('history' in told && told.history.map(({ event }) => event).slice(2)).toEqual([
      'contract_attached',
      'contract_attached',
      'contract_removed',
    ]);
    const removed = { removed_at: test.deps.now(), removed_by: 'user-sales' };
    expect(await rows()).toMatchObject([removed, removed]);
  });

  it('a document sent several times with one key is attached once, and the key is refused for another file [DOC-04]', async () => {
    const attaching = { order_id, kind: 'contract', file_id: await uploaded(sales) } as const;
    const key = newKey();
    const answers = await Promise.all([send(sales, attaching, key), send(sales, attaching, key)]);
    const [one, other] = answers.map((answer) => contractIn(orderIn(answer)).document_id);
    expect(one).toBe(other);
    expect(orderIn(await send(sales, attaching, key)).documents).toHaveLength(1);
    expect((await send(sales, { ...attaching, file_id: await uploaded(sales) }, key)).code).toBe(
      'idempotency_key_reused',
    );
    expect(await history()).toHaveLength(1);
  });

  it('removing a document twice with one key removes it once, and with another key is refused [DOC-04]', async () => {
    const { document_id } = contractIn(orderIn(await attach(sales)));
    const key = newKey();
    const again = () => sales.call(calls.deskDocumentRemove, { order_id, document_id }, key);
    expect([(await again()).code, (await again()).code]).toEqual(['ok', 'ok']);
    expect((await removeByDesk(sales, document_id)).code).toBe('document_changed');
    expect(await history()).toHaveLength(2);
  });

  it('of two concurrent attachments of a contract, one succeeds and one gets document_changed [DOC-05]', async () => {
    const both = await Promise.all([attach(sales), attach(sales)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['document_changed', 'ok']);
    const { documents } = await read(sales);
    expect([documents.length, (await rows()).length, (await history()).length]).toEqual([1, 1, 1]);
  });

  it('of two replacements and a removal of one document at the same time, only one succeeds [DOC-05]', async () => {
    const { document_id } = contractIn(orderIn(await attach(sales)));
    const both = await Promise.all([
      attach(sales, { replaces: document_id }),
      attach(sales, { replaces: document_id }),
      removeByDesk(sales, document_id),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['document_changed', 'document_changed', 'ok']);
    expect(await history()).toHaveLength(2);
    expect((await attach(sales, { replaces: document_id })).code).toBe('document_changed');
  });

  it('documents of two different kinds can be attached to an order at the same time', async () => {
    const both = await Promise.all([attach(sales), attach(sales, { kind: 'payment_by_others' })]);
    expect(both.map(({ code }) => code)).toEqual(['ok', 'ok']);
    expect((await read(sales)).documents.map(({ kind }) => kind).toSorted()).toEqual(['contract', 'payment_by_others']);
  });

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['expired', { status: 'expired' }],
    ['past its term', { payment_status: 'none', pay_until: new Date(0) }],
  ] as const)(
    'a document can be neither attached to an order that is %s nor removed from it',
    async (_name, changes) => {
      const { document_id } = contractIn(orderIn(await attach(sales)));
      await change(changes);
      expect((await read(sales)).can).toEqual({ change_documents: false });
      expect((await attach(sales, { kind: 'payment_by_others' })).code).toBe('order_state_refuses');
      expect((await removeByDesk(sales, document_id)).code).toBe('order_state_refuses');
      expect((await read(sales)).documents).toHaveLength(1);
    },
  );

  it.each(['paid', 'completed'] as const)('a document can be attached to an order that is %s', async (status) => {
    await change({ status, payment_status: 'received' });
    expect((await attach(sales)).code).toBe('ok');
  });
});

describe('access to documents', () => {
  it('orders of other managers, mainland orders and unknown orders are not found by a sales manager [DOC-06]', async () => {
    const other = await colleague();
    const { document_id } = contractIn(orderIn(await attach(sales)));
    const attempts = async (client: TestClient, of: string) => [
      (await client.call(calls.deskOrderRead, { order_id: of })).code,
      (await attach(client, { order_id: of })).code,
      (await removeByDesk(client, document_id, of)).code,
    ];
    const none = ['order_not_found', 'order_not_found', 'order_not_found'];
    expect(await attempts(other, order_id)).toEqual(none);
    expect(await attempts(sales, 'cn-order-edm')).toEqual(none);
    expect(await attempts(sales, 'order-that-is-none')).toEqual(none);
    await giveTo('user-colleague');
    expect(await attempts(sales, order_id)).toEqual(none);
    expect(await rows()).toMatchObject([{ document_id, removed_at: null }]);
    expect(await history()).toHaveLength(1);
  });

  it('a document is not removed by a request for another order, and an unknown one is refused (document_changed)', async () => {
    const { document_id } = contractIn(orderIn(await attach(sales)));
    expect((await removeByDesk(sales, document_id, 'jp-order-storage')).code).toBe('document_changed');
    expect((await removeByDesk(sales, 'document-that-is-none')).code).toBe('document_changed');
    expect(await rows()).toMatchObject([{ removed_at: null }]);
  });

  it.each(['owner@hk.example', 'member@cn.example', 'reviewer@desk.example', 'support@desk.example'])(
    'the order and document calls of sales managers are refused to %s [DOC-06]',
    async (email) => {
      const client = await test.signedIn(email);
      const codes = [
        await client.call(calls.deskOrderList, { list: 'missing' }),
        await client.call(calls.deskOrderRead, { order_id }),
        await send(client, { order_id, kind: 'contract', file_id: 'any' }),
        await removeByDesk(client, 'hk-order-first-contract', 'hk-order-first'),
        await upload(client, 'contract'),
        await upload(client, 'payment_by_others'),
      ];
      expect(codes.map(({ code }) => code)).toEqual(codes.map(() => 'not_permitted'));
    },
  );

  it('order and document calls without a session are refused (not_signed_in)', async () => {
    const visitor = test.visitor();
    const codes = [
      await visitor.call(calls.deskOrderList, { list: 'missing' }),
      await visitor.call(calls.deskOrderRead, { order_id }),
      await send(visitor, { order_id, kind: 'contract', file_id: 'any' }),
      await removeByDesk(visitor, 'any'),
      await visitor.call(calls.orderDocuments, { order_id }),
    ];
    expect(codes.map(({ code }) => code)).toEqual(codes.map(() => 'not_signed_in'));
  });

  it('orderDocuments is open to the client of the order, and refused to another client and to staff [DOC-06]', async () => {
    const of = { order_id: 'hk-order-first' };
    const codes = [];
    for (const email of ['owner@hk.example', 'owner@jp.example', 'sales@desk.example', 'reviewer@desk.example']) {
      codes.push((await (await test.signedIn(email)).call(calls.orderDocuments, of)).code);
    }
    expect(codes).toEqual(['ok', 'order_not_found', 'not_permitted', 'not_permitted']);
  });
});

/** Files that cannot be attached by any user, and how to make them. */
const unknownFiles: readonly (readonly [string, () => Promise<string>])[] = [
  ['of a colleague', async () => uploaded(await colleague())],
  ['of a client', async () => uploaded(await test.signedIn('owner@hk.example'), 'bank_receipt')],
  ['uploaded for something else', () => uploaded(sales, 'payment_by_others')],
  ['that never was', async () => 'file-that-never-was'],
  [
    'that another order has',
    async () => contractIn(orderIn(await attach(sales, { order_id: 'jp-order-storage' }))).file.file_id,
  ],
  [
    'that was removed',
    async () => {
      const { file, document_id } = contractIn(orderIn(await attach(sales)));
      await removeByDesk(sales, document_id);
      return file.file_id;
    },
  ],
];

describe('the file of a document', () => {
  it.each(unknownFiles)('a file %s cannot be attached as a document (file_unknown)', async (_name, fileId) => {
    const file_id = await fileId();
    const before = await rows();
    expect((await attach(sales, { file_id })).code).toBe('file_unknown');
    expect(await rows()).toEqual(before);
  });

  it('a document file is readable by its client, reviewers and the current sales manager only [DOC-07]', async () => {
    const other = await colleague();
    const { file } = contractIn(orderIn(await attach(sales)));
    const people = {
      sales,
      other,
      owner: await test.signedIn('owner@hk.example'),
      reviewer: await test.signedIn('reviewer@desk.example'),
      stranger: await test.signedIn('owner@jp.example'),
      support: await test.signedIn('support@desk.example'),
      visitor: test.visitor(),
    };
    const seen = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(people).map(
            async ([name, client]) => [name, await readFileStatus(client, file.file_id)] as const,
          ),
        ),
      );
    const all = { owner: 200, reviewer: 200, stranger: 404, support: 404, visitor: 401 };
    expect(await seen()).toEqual({ ...all, sales: 200, other: 404 });
    await giveTo('user-colleague');
    expect(await seen()).toEqual({ ...all, sales: 404, other: 200 });
  });

  it('a document file is not readable with the link of its order', async () => {
    const { file } = contractIn(orderIn(await attach(sales)));
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.order_id, order_id));
    const query = new URLSearchParams({
      file_id: file.file_id,
      token: order === undefined ? '' : claimOf(order).token,
    });
    expect((await test.visitor().fetch(`/oss${calls.fileRead.path}?${query}`)).status).toBe(404);
  });

  it('a document file is readable by its client only while attached, and by its uploader until removed [DOC-07]', async () => {
    const owner = await test.signedIn('owner@hk.example');
    const file_id = await uploaded(sales);
    expect([await readFileStatus(sales, file_id), await readFileStatus(owner, file_id)]).toEqual([200, 404]);
    const { document_id } = contractIn(orderIn(await attach(sales, { file_id })));
    expect([await readFileStatus(sales, file_id), await readFileStatus(owner, file_id)]).toEqual([200, 200]);
    await removeByDesk(sales, document_id);
    expect([await readFileStatus(sales, file_id), await readFileStatus(owner, file_id)]).toEqual([404, 404]);
  });

  it('a document file that is not attached is purged after a day, and an attached one is not [DOC-07]', async () => {
    const [used, unused] = [await uploaded(sales), await uploaded(sales)];
    await attach(sales, { file_id: used });
    test.pass({ hours: 25 });
    await purgeUnusedFiles(test.deps);
    const left = (await test.deps.db.select().from(files)).map(({ file_id }) => file_id);
    expect([left.includes(used), left.includes(unused), stored.has(used), stored.has(unused)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
