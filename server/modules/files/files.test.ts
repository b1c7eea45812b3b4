import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { eq, getTableColumns, ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { type StoredFile, storedFile } from '#contract/files.ts';
import { unusedFileLimits, uploadLimits } from '#contract/limits.ts';
import { codes } from '#contract/responseCodes.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { claimOf } from '../../testing/orderTokens.ts';
import { pdfWithText } from '../../testing/pdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient, UploadBody } from '../../testing/testClient.ts';
import { orders } from '../orders/tables.ts';
import { claimFile } from './claimFile.ts';
import { judgePdf } from './pdf/judgePdf.ts';
import { purgeUnusedFiles } from './receive.ts';
import { files } from './tables.ts';

let stored: Map<string, Uint8Array<ArrayBuffer>>;
let test: TestApp;
let owner: TestClient;
beforeEach(async () => {
  stored = new Map();
  test = await createTestApp({ files: memoryStore(stored) });
  owner = await test.signedIn('owner@cn.example');
});
afterEach(() => test.close());

const startingWith = (signature: readonly number[], size = 100): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  bytes.set(signature);
  return bytes;
};
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const png = startingWith([0x89, ...ascii('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...ascii('IHDR'), 0, 0, 0, 1, 0, 0, 0, 1]);
const pdf = pdfWithText('a receipt');
async function pdfMade(change: (document: PDFDocument) => void): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(pdf);
  change(document);
  return new Uint8Array(await document.save());
}
/** One pixel, after the JFIF header. */
const jpg = startingWith([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF'), ...new Array(10).fill(0)],
  ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9],
]);
const heic = startingWith([0, 0, 0, 24, ...ascii('ftypheic'), 0, 0, 0, 0, ...ascii('mif1heic')]);
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const uploadQuery = { purpose: 'bank_receipt', name: 'receipt.png' } as const;
let keys = 0;
const send = (client: TestClient, bytes: UploadBody, changes: object = {}, key = `key-of-some-file-${++keys}`) =>
  client.upload(calls.fileUpload, { ...uploadQuery, ...changes }, bytes, key);
const uploadFile = async (client: TestClient, bytes: UploadBody = png, changes: object = {}): Promise<StoredFile> => {
  const answered = await send(client, bytes, changes);
  return storedFile.parse(answered.data);
};
const read = (client: TestClient, query: Record<string, string>, headers: HeadersInit = {}) =>
  client.fetch(`/oss${calls.fileRead.path}?${new URLSearchParams(query)}`, { headers });
/** Uploads of the tests: the demo's own files have their id as `upload_key`. */
const rowsOf = ({ deps }: TestApp) => deps.db.select().from(files).where(ne(files.upload_key, files.file_id));
const rows = () => rowsOf(test);
const noLeftovers = { rows: [], stored: new Map() };
const readLeftovers = async () => ({ rows: await rows(), stored });

type OrderLinkFields = Readonly<Record<'order_id' | 'token', string>>;

/** Two orders of the client in mainland China that accept a receipt, by their tokens. */
async function twoOrders(): Promise<readonly [OrderLinkFields, OrderLinkFields]> {
  const { order_id, sealed_token, client_id } = getTableColumns(orders);
  const open = {
    status: 'unpaid',
    payment_status: 'none',
    pay_until: new Date(test.deps.now().getTime() + 86_400_000),
  } as const;
  const all = await test.deps.db
    .update(orders)
    .set(open)
    .where(eq(client_id, 'client-cn'))
    .returning({ order_id, sealed_token });
  const [one, other] = all.map(claimOf).toSorted((first, second) => first.order_id.localeCompare(second.order_id));
  if (one === undefined || other === undefined) throw new Error('the demo has too few orders');
  return [one, other];
}
const anOrder = async (): Promise<OrderLinkFields> => (await twoOrders())[0];

describe('uploading a file', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', jpg],
    ['application/pdf', pdf],
  ])(
    'an uploaded file is saved with the type %s of its content, its owner and its purpose, whatever its name',
    async (type, bytes) => {
      const file = await uploadFile(owner, bytes, { name: 'anything.exe' });
      expect(file).toEqual({ file_id: expect.any(String), name: 'anything.exe', size: bytes.length, type });
      expect(await rows()).toEqual([
        {
          ...file,
          holder_kind: 'client',
          holder_id: 'client-cn',
          user_id: expect.any(String),
          upload_key: expect.any(String),
          purpose: 'bank_receipt',
          sha256: createHash('sha256').update(bytes).digest('hex'),
          began_at: test.deps.now(),
          kept_at: test.deps.now(),
          used_at: null,
          active: [],
        },
      ]);
      expect([...stored]).toEqual([[file.file_id, Buffer.from(bytes)]]);
    },
  );

  it.each([
    ['an SVG', svg, 'file_refused'],
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>'), 'file_refused'],
    ['a program', startingWith(ascii('MZ')), 'file_refused'],
    ['a photo in HEIC', heic, 'file_heic'],
    ['nothing at all', new Uint8Array(0), 'file_empty'],
  ])('uploading %s is refused and leaves nothing [FIL-02]', async (_, bytes, code) => {
    expect((await send(owner, bytes, { name: 'receipt.png' })).code).toBe(code);
    expect(await readLeftovers()).toEqual(noLeftovers);
  });

  it.each([
    ['that is cut off', async () => pdf.subarray(0, pdf.length - 200), 'file_damaged'],
    ['that asks for a password', () => pdfMade((document) => document.encrypt({ userPassword: 'any' })), 'file_locked'],
  ])(
    'uploading a PDF %s is refused and leaves nothing, in a session and by order link [FIL-02]',
    async (_, made, code) => {
      expect((await send(owner, await made(), { name: 'receipt.pdf' })).code).toBe(code);
      const byLink = await send(test.visitor(), await made(), await anOrder());
      expect(byLink.code).toBe(code);
      expect(await readLeftovers()).toEqual(noLeftovers);
    },
  );

  it('uploading a PDF while too many wait to be inspected gets too_many_requests and leaves nothing', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const others = Array.from({ length: 33 }, (_, key) => test.deps.load.pdfs.run(`${key}`, () => held));
    const answered = await send(owner, pdf);
    release();
    await Promise.all(others);
    expect(answered).toMatchObject({ code: 'too_many_requests', data: { retry_after_seconds: 10 } });
    expect(await readLeftovers()).toEqual(noLeftovers);
  });

  it('an upload may be as large as the limit, and one byte more is refused (file_too_large)', async () => {
    const most = startingWith([...png.subarray(0, 24)], uploadLimits.maxBytes);
    expect((await send(owner, most)).code).toBe('ok');
    const more = startingWith([...png.subarray(0, 24)], uploadLimits.maxBytes + 1);
    expect((await send(owner, more)).code).toBe('file_too_large');
    expect(stored.size).toBe(1);
  });

  it('an upload of unknown length is read only up to the limit, then refused, and leaves nothing', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? png : new Uint8Array(64 * 1024));
        sent += 64 * 1024;
      },
    });
    expect((await send(owner, endless)).code).toBe('file_too_large');
    expect(sent).toBeLessThan(uploadLimits.maxBytes + 1024 * 1024);
    expect(await readLeftovers()).toEqual(noLeftovers);
  });

  it('an upload that its sender breaks off leaves nothing and is not logged as a defect [FIL-01]', async () => {
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(png),
      pull: (controller) => controller.error(new Error('gone')),
    });
    await send(owner, cut);
    expect(await readLeftovers()).toEqual(noLeftovers);
    expect(test.logged.filter(({ event }) => event === 'defect')).toEqual([]);
  });

  it('an upload is unavailable and leaves no row when the storage fails', async () => {
    const failing = { ...memoryStore(), write: () => Promise.reject(new Error('no storage')) };
    const other = await createTestApp({ files: failing });
    expect((await send(await other.signedIn('owner@cn.example'), png)).code).toBe('unavailable');
    expect(await rowsOf(other)).toEqual([]);
    await other.close();
  });

  it('an upload with the content type image/png is refused (unsupported_media)', async () => {
    const path = `/oss${calls.fileUpload.path}?${new URLSearchParams(uploadQuery)}`;
    const headers = { 'idempotency-key': 'key-of-a-file-form', 'content-type': 'image/png' };
    const answered = await owner.answered(await owner.fetch(path, { method: 'POST', headers, body: png }));
    expect(answered.code).toBe('unsupported_media');
  });
});

describe('repeating an upload', () => {
  it('repeating an upload with its key returns the first file and stores no other [FIL-01]', async () => {
    const first = await send(owner, png, {}, 'key-of-the-same-file');
    const again = await send(owner, png, {}, 'key-of-the-same-file');
    expect(again).toEqual(first);
    expect(stored.size).toBe(1);
  });

  it('two concurrent uploads with the same key store one file [FIL-01]', async () => {
    const both = await Promise.all([1, 2].map(() => send(owner, png, {}, 'key-of-the-same-file')));
    expect(both[0]).toEqual(both[1]);
    expect([stored.size, (await rows()).length]).toEqual([1, 1]);
  });

  it('uploading another file with a used key is refused (idempotency_key_reused)', async () => {
    await send(owner, png, {}, 'key-of-the-same-file');
    expect((await send(owner, pdf, {}, 'key-of-the-same-file')).code).toBe('idempotency_key_reused');
    expect([stored.size, (await rows()).length]).toEqual([1, 1]);
  });

  it('an upload key used by another client stores a file of its own', async () => {
    const mine = await send(owner, png, {}, 'key-of-the-same-file');
    const theirs = await send(await test.signedIn('owner@hk.example'), png, {}, 'key-of-the-same-file');
    expect([mine.code, theirs.code, stored.size]).toEqual(['ok', 'ok', 2]);
  });
});

describe('unused uploads', () => {
  it('unused uploads are limited in number per client, over all its users, and a retry does not count [FIL-05]', async () => {
    await send(owner, png, {}, 'key-of-the-first-file');
    for (let count = 1; count < unusedFileLimits.files; count += 1) await uploadFile(owner);
    const member = await test.signedIn('member@cn.example');
    test.pass({ minutes: 1 });
    expect((await send(member, png)).code).toBe('files_too_many');
    expect((await send(owner, png, {}, 'key-of-the-first-file')).code).toBe('ok');
    expect((await send(await test.signedIn('owner@hk.example'), png)).code).toBe('ok');
  });

  it('unused uploads of a client are limited in bytes (files_too_many)', async () => {
    const { file_id } = await uploadFile(owner);
    await test.deps.db
      .update(files)
      .set({ size: unusedFileLimits.bytes - 50 })
      .where(eq(files.file_id, file_id));
    expect((await send(owner, png)).code).toBe('files_too_many');
    await test.deps.db.update(files).set({ size: unusedFileLimits.bytes - uploadLimits.maxBytes });
    expect((await send(owner, png)).code).toBe('ok');
  });

  it('unused uploads by order link are limited for all orders of a client together [FIL-05]', async () => {
    const [one, other] = await twoOrders();
    const { file_id } = await uploadFile(test.visitor(), png, one);
    await test.deps.db
      .update(files)
      .set({ size: unusedFileLimits.bytes - 50 })
      .where(eq(files.file_id, file_id));
    expect((await send(test.visitor(), png, other)).code).toBe('files_too_many');
    expect((await send(owner, png)).code).toBe('ok');
  });

  it('an upload by order link must be a receipt, for an order that still accepts one [FIL-03]', async () => {
    const order = await anOrder();
    const codes = [(await send(test.visitor(), png, { ...order, purpose: 'business_license' })).code];
    await test.deps.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.order_id, order.order_id));
    codes.push((await send(test.visitor(), png, order)).code);
    expect(codes).toEqual(['not_permitted', 'order_state_refuses']);
    expect(await rows()).toEqual([]);
  });

  it('an unused file is unusable after a day and then purged, while a used one can be used again [FIL-05]', async () => {
    const [used, unused] = [await uploadFile(owner), await uploadFile(owner, pdf)];
    const caller = { user_id: 'any', client_id: 'client-cn', is_admin: true, role: 'client' } as const;
    const taking = { purpose: 'bank_receipt', caller, token: null } as const;
    expect(await claimFile(test.deps, { ...taking, file_id: used.file_id })).toEqual(used);
    test.pass({ hours: 24 });
    expect(await claimFile(test.deps, { ...taking, file_id: unused.file_id })).toBeNull();
    await purgeUnusedFiles(test.deps);
    expect(stored.size).toBe(2);
    test.pass({ hours: 1 });
    await purgeUnusedFiles(test.deps);
    expect([...stored.keys()]).toEqual([used.file_id]);
    expect((await rows()).map(({ file_id }) => file_id)).toEqual([used.file_id]);
    expect(await claimFile(test.deps, { ...taking, file_id: used.file_id })).toEqual(used);
  });

  it('an uploaded file cannot be used by another client or for another purpose', async () => {
    const { file_id } = await uploadFile(owner);
    const caller = { user_id: 'any', client_id: 'client-hk', is_admin: true, role: 'client' } as const;
    const taking = { file_id, purpose: 'bank_receipt', caller, token: null } as const;
    expect(await claimFile(test.deps, taking)).toBeNull();
    const own = { ...caller, client_id: 'client-cn' };
    expect(await claimFile(test.deps, { ...taking, caller: own, purpose: 'notice_letter' })).toBeNull();
  });
});

describe('reading a file', () => {
  it('a file is readable by the users of its client, and not by another client, a reviewer or a visitor [FIL-03]', async () => {
    const { file_id } = await uploadFile(owner);
    const statuses = [];
    for (const email of ['owner@cn.example', 'member@cn.example', 'owner@hk.example', 'reviewer@desk.example']) {
      statuses.push((await read(await test.signedIn(email), { file_id })).status);
    }
    expect([...statuses, (await read(test.visitor(), { file_id })).status]).toEqual([200, 200, 404, 404, 401]);
  });

  it('a file uploaded by order link is readable with the token of the order and by users of its client', async () => {
    const { order_id, token } = await anOrder();
    const { file_id } = await uploadFile(test.visitor(), png, { order_id, token });
    expect(await rows()).toMatchObject([{ holder_kind: 'order', holder_id: order_id, user_id: null }]);
    const wrong = token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
    const seen = await Promise.all([
      read(test.visitor(), { file_id, token }),
      read(test.visitor(), { file_id, token: wrong }),
      read(owner, { file_id }),
      read(await test.signedIn('owner@hk.example'), { file_id }),
    ]);
    expect(seen.map(({ status }) => status)).toEqual([200, 404, 200, 404]);
  });

  it('an order token does not open a file of its client, and an upload needs a matching order and token', async () => {
    const { order_id, token } = await anOrder();
    const { file_id } = await uploadFile(owner);
    expect((await read(test.visitor(), { file_id, token })).status).toBe(404);
    expect((await send(test.visitor(), png, { order_id: 'another', token })).code).toBe('order_not_found');
    expect((await send(test.visitor(), png, { token })).code).toBe('order_not_found');
    expect((await send(owner, png, { order_id })).code).toBe('order_not_found');
    expect((await send(test.visitor(), png)).code).toBe('not_signed_in');
  });

  it('a picture is shown inline as its own bytes and type, with a sandbox policy, nosniff and no-store [FIL-04]', async () => {
    const { file_id } = await uploadFile(owner, png, { name: '回单 "1".png' });
    const response = await read(owner, { file_id, show: 'inline' });
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    const { headers } = response;
    expect({
      type: headers.get('content-type'),
      length: headers.get('content-length'),
      disposition: headers.get('content-disposition'),
      cache: headers.get('cache-control'),
      sniff: headers.get('x-content-type-options'),
      policy: headers.get('content-security-policy'),
      frame: headers.get('x-frame-options'),
      resource: headers.get('cross-origin-resource-policy'),
    }).toEqual({
      type: 'image/png',
      length: '100',
      disposition: `inline; filename="__ _1_.png"; filename*=UTF-8''%E5%9B%9E%E5%8D%95%20%221%22.png`,
      cache: 'private, no-store',
      sniff: 'nosniff',
      policy: "default-src 'none'; sandbox; frame-ancestors 'self'",
      frame: 'SAMEORIGIN',
      resource: 'same-origin',
    });
  });

  it.each([
    ['a picture that nobody asks to see in place', png, {}],
    ['a PDF, whoever asks', pdf, { show: 'inline' }],
  ])('a file is sent as an attachment: %s', async (_, bytes, show) => {
    const { file_id } = await uploadFile(owner, bytes);
    const response = await read(owner, { file_id, ...show });
    await response.arrayBuffer();
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('staff read a PDF without its active content, and its client reads the original bytes [FIL-72]', async () => {
    const script = await pdfMade((document) => document.addJavaScript('main', 'app.alert(1)'));
    const { file_id } = await uploadFile(owner, script);
    expect((await rows()).map(({ active }) => active)).toEqual([['script']]);
    await test.deps.db.update(files).set({ used_at: test.deps.now() }).where(eq(files.file_id, file_id));
    const reviewer = await test.signedIn('reviewer@desk.example');
    const [own, reviewed] = [await read(owner, { file_id }), await read(reviewer, { file_id })];
    expect(Buffer.from(await own.arrayBuffer())).toEqual(Buffer.from(script));
    const bytes = new Uint8Array(await reviewed.arrayBuffer());
    expect(reviewed.headers.get('content-length')).toBe(String(bytes.length));
    expect(await judgePdf(bytes)).toEqual({ kind: 'sound', active: [] });
    expect(Buffer.from(bytes).includes('app.alert')).toBe(false);
  });

  it('staff cannot read a PDF that is damaged in the storage (file_damaged)', async () => {
    const { file_id } = await uploadFile(owner, pdf);
    await test.deps.db.update(files).set({ used_at: test.deps.now() }).where(eq(files.file_id, file_id));
    stored.set(file_id, pdf.subarray(0, 100));
    const response = await read(await test.signedIn('reviewer@desk.example'), { file_id });
    expect(await response.json()).toMatchObject({ code: codes.file_damaged.code });
  });

  it('a file is readable by same-origin and direct requests without our header, and not from another site', async () => {
    const { file_id } = await uploadFile(owner);
    const seen = ['same-origin', 'none', 'same-site', 'cross-site'].map(async (site) => {
      const { status } = await read(owner, { file_id }, { 'x-mallflow': '', 'sec-fetch-site': site });
      return [site, status];
    });
    expect(await Promise.all(seen)).toEqual([
      ['same-origin', 200],
      ['none', 200],
      ['same-site', 403],
      ['cross-site', 403],
    ]);
  });

  it('a file is readable same-site when the pages have an origin of their own, and not cross-site', async () => {
    const origins = ['https://mall.example.com'];
    const other = await createTestApp({ files: memoryStore(), settings: { pages: { base: '/mall', origins } } });
    const client = await other.signedIn('owner@cn.example');
    const { file_id } = await uploadFile(client);
    const [near, far] = [
      await read(client, { file_id }, { 'sec-fetch-site': 'same-site' }),
      await read(client, { file_id }, { 'sec-fetch-site': 'cross-site' }),
    ];
    expect([near.status, far.status, near.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      403,
      'same-site',
    ]);
    expect(near.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://mall.example.com");
    await near.arrayBuffer();
    await other.close();
  });

  it('a file is not readable before its upload is complete', async () => {
    const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
    const slow = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(startingWith([...png.subarray(0, 24)], 5000)),
      pull: (controller) => isSeen.then(() => controller.close()),
    });
    const sent = send(owner, slow);
    await expect.poll(async () => (await rows()).length).toBe(1);
    const [row] = await rows();
    expect((await read(owner, { file_id: row?.file_id ?? '' })).status).toBe(404);
    seen();
    expect((await sent).code).toBe('ok');
  });
});

it('uploading a picture that declares no size, or declares it twice, is refused and leaves nothing [FIL-02]', async () => {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0];
  const hostile = [
    startingWith([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0, ...frame]),
    startingWith([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, ...frame]),
    startingWith([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF')], 12),
    startingWith([0x89, ...ascii('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...ascii('IHDR')]),
  ];
  for (const bytes of hostile) expect((await send(owner, bytes)).code).toBe('file_refused');
  expect(await readLeftovers()).toEqual(noLeftovers);
});
