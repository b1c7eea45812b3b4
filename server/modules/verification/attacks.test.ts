import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { type FilePurpose, storedFile } from '#contract/files.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { pdfWithText } from '../../testing/pdf.ts';
import { insertSubmittedVerification } from '../../testing/submittedVerification.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestAnswer, TestClient } from '../../testing/testClient.ts';
import { purgeUnusedFiles } from '../files/receive.ts';
import { files } from '../files/tables.ts';
import { clients, users } from '../identity/tables.ts';
import { verifications } from './tables.ts';

const client_id = 'client-new';
const submitted_by = 'user-new-cn';
/** Files of another client in the demo. */
const filesOfOtherClient = {
  business_license: 'client-reviewed-business_license',
  power_of_attorney: 'client-reviewed-power_of_attorney',
};

let stored: Map<string, Uint8Array<ArrayBuffer>>;
let test: TestApp;
/** Only the licence and the power of attorney can be submitted, as they were refused. */
let owner: TestClient;
beforeEach(async () => {
  stored = new Map();
  test = await createTestApp({ files: memoryStore(stored) });
  owner = await test.signedIn('new@cn.example');
  await insertSubmittedVerification(test.deps, { verification_id: 'first', client_id, submitted_by });
  const { db, now } = test.deps;
  const fields = [
    { field: 'business_license', words: '看不清。' },
    { field: 'power_of_attorney', words: '缺少公章。' },
  ] as const;
  await db
    .update(verifications)
    .set({ status: 'refuse_alternate', refusal: { code: 'other', fields: [...fields] }, decided_at: now() })
    .where(eq(verifications.verification_id, 'first'));
  await db.update(clients).set({ verification_status: 'refuse_alternate' }).where(eq(clients.client_id, client_id));
});
afterEach(() => test.close());

let keys = 0;
const newKey = () => `key-of-an-attack-${++keys}`;

type Document = 'business_license' | 'power_of_attorney';
const documents: readonly Document[] = ['business_license', 'power_of_attorney'];

const latin = (text: string) => Buffer.from(text, 'latin1');
const header = (width: number, height: number) => {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), size, latin('\x08\x06\0\0\0')]);
};
const png = header(1200, 800);
const pdf = pdfWithText('a licence');
/** A JPEG of this size in pixels, after as much metadata as cameras write. */
const jpegOf = (width: number, height: number) => {
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment,
    segment,
    frame,
    Buffer.alloc(9),
    Buffer.from([0xff, 0xd9]),
  ]);
};
const zip = Buffer.concat([latin('PK\x03\x04'), Buffer.alloc(60), latin('PK\x05\x06'), Buffer.alloc(18)]);
const page = latin('<!doctype html><script>alert(document.cookie)</script>');

const send = (purpose: FilePurpose, bytes: Buffer, name = 'scan.png', key = newKey(), client = owner) =>
  client.upload(calls.fileUpload, { purpose, name }, new Uint8Array(bytes), key);
async function uploadFile(
  purpose: FilePurpose,
  bytes: Buffer = png,
  name = 'scan.png',
  client = owner,
): Promise<string> {
  return storedFile.parse((await send(purpose, bytes, name, newKey(), client)).data).file_id;
}
/** The other document is valid. */
async function submit(document: Document, file: string | File): Promise<TestAnswer> {
  const [other] = documents.filter((one) => one !== document);
  if (other === undefined) throw new Error('there are two documents');
  const body = { verification_type: '1', [other]: await uploadFile(other), [document]: file };
  return owner.call(calls.verificationSave, body, newKey());
}
const readSubmitted = () => test.deps.db.select().from(verifications).where(eq(verifications.client_id, client_id));
const read = (client: TestClient, file_id: string, show: Record<string, string> = {}) =>
  client.fetch(`/oss${calls.fileRead.path}?${new URLSearchParams({ file_id, ...show })}`);

describe.each(documents)('hostile files as %s', (document) => {
  it('a verification with a file that the client uploaded for it is accepted', async () => {
    expect((await submit(document, await uploadFile(document))).code).toBe('ok');
    expect((await readSubmitted()).map(({ status }) => status)).toEqual(['refuse_alternate', 'pending']);
  });

  it('an upload that is neither PDF nor picture is rejected with file_refused and not stored [FIL-02]', async () => {
    const before = stored.size;
    const attempts: readonly (readonly [string, Buffer])[] = [
      ['scan.png', page],
      ['scan.pdf', page],
      ['scan.pdf', zip],
      ['scan.png', latin('GIF89a\x01\0\x01\0\0\0\0;')],
      ['scan.png', latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
      ['scan.pdf', Buffer.concat([page, pdf])],
      ['scan.png', Buffer.concat([zip, png])],
      ['scan.jpg', Buffer.concat([latin('MZ'), Buffer.alloc(200)])],
      ['scan.pdf', latin('<?xml version="1.0"?><invoice/>')],
    ];
    for (const [name, bytes] of attempts)
      expect([name, (await send(document, bytes, name)).code]).toEqual([name, 'file_refused']);
    expect(stored.size).toBe(before);
  });

  it('a picture with too many pixels is rejected with picture_too_large, as an upload and within the form [FIL-02]', async () => {
    const before = stored.size;
    for (const bytes of [header(60_000, 60_000), header(0x7f_ff_ff_ff, 1), jpegOf(65_535, 65_535)]) {
      expect((await send(document, bytes)).code).toBe('picture_too_large');
    }
    expect(stored.size).toBe(before);
    const bomb = new File([new Uint8Array(header(60_000, 60_000))], 'scan.png', { type: 'image/png' });
    expect((await submit(document, bomb)).code).toBe('picture_too_large');
  });

  it('a picture of 50 or 64 megapixels is accepted [FIL-02]', async () => {
    expect((await send(document, jpegOf(8_160, 6_144))).code).toBe('ok');
    expect((await send(document, header(8_000, 8_000))).code).toBe('ok');
  });

  it('a PDF with an endless page tree is rejected with file_damaged and not stored [FIL-02]', async () => {
    const before = stored.size;
    const begin = '%PDF-1.7\n9 0 obj <</Type /Catalog /Pages 10 0 R>> endobj\n';
    const count = 20_000;
    const chain = Array.from({ length: count }, (_, index) => {
      const number = index + 10;
      const next = index + 1 < count ? number + 1 : 10;
      return `${number} 0 obj <</Type /Pages /Kids [${next} 0 R] /Count 99999999>> endobj\n`;
    });
    const trailer = 'trailer <</Root 9 0 R>>\nstartxref\n9\n%%EOF\n';
    const tree = latin([begin, ...chain, trailer].join(''));
    expect((await send(document, tree, 'scan.pdf')).code).toBe('file_damaged');
    expect(stored.size).toBe(before);
  });

  it('a submitted PDF is downloaded unchanged as an attachment', async () => {
    const file_id = await uploadFile(document, pdf, 'scan.pdf');
    expect((await submit(document, file_id)).code).toBe('ok');
    const response = await read(owner, file_id, { show: 'inline' });
    expect([response.headers.get('content-disposition'), Buffer.from(await response.arrayBuffer())]).toEqual([
      `attachment; filename="scan.pdf"; filename*=UTF-8''scan.pdf`,
      pdf,
    ]);
  });

  it('a file of two formats is served with the type and extension of the format it was accepted as [FIL-04]', async () => {
    for (const [bytes, name, type, saved] of [
      [Buffer.concat([pdf, zip]), 'scan.zip', 'application/pdf', 'scan.zip.pdf'],
      [Buffer.concat([pdf, page]), 'scan.html', 'application/pdf', 'scan.html.pdf'],
      [Buffer.concat([png, page]), 'scan.hta', 'image/png', 'scan.hta.png'],
      [png, 'scan.pdf', 'image/png', 'scan.pdf.png'],
      [png, 'SCAN.PNG', 'image/png', 'SCAN.PNG'],
    ] as const) {
      const { headers } = await read(owner, await uploadFile(document, bytes, name));
      expect({
        type: headers.get('content-type'),
        sniff: headers.get('x-content-type-options'),
        disposition: headers.get('content-disposition'),
      }).toEqual({ type, sniff: 'nosniff', disposition: `attachment; filename="${saved}"; filename*=UTF-8''${saved}` });
    }
  });

  it('a hostile file name is stored as plain text and changes no path or response header', async () => {
    for (const [name, plain] of [
      ['../../etc/passwd', '.. .. etc passwd'],
      ['..\\..\\boot.ini', '.. .. boot.ini'],
      ['a\r\nset-cookie: x=1.png', 'a set-cookie: x=1.png'],
      ['\u202Egnp.exe', 'gnp.exe'],
      ['a"; filename="b.html', 'a"; filename="b.html'],
    ] as const) {
      const file_id = await uploadFile(document, png, name);
      const [row] = await test.deps.db.select().from(files).where(eq(files.file_id, file_id));
      expect([row?.name, stored.has(file_id)]).toEqual([plain, true]);
      const { headers } = await read(owner, file_id);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\w .()-]*\.png"; filename\*=UTF-8''[\w.%~-]*\.png$/,
      );
    }
    // The database cannot store NUL in text.
    expect((await send(document, png, 'a\u0000.png')).code).toBe('invalid_request');
  });

  it('a verification with an unknown file, or one of another client or purpose, is rejected [FIL-03]', async () => {
    const codes: (string | undefined)[] = [];
    const rival = await test.signedIn('owner@cn.example');
    const [other] = documents.filter((one) => one !== document);
    for (const file_id of [
      filesOfOtherClient[document],
      await uploadFile(document, png, 'scan.png', rival),
      await uploadFile('bank_receipt'),
      await uploadFile(other ?? document),
      'no-such-file',
      '../first-license',
    ])
      codes.push((await submit(document, file_id)).code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'file_unknown'), 'invalid_request']);
    expect((await read(owner, filesOfOtherClient[document])).status).toBe(404);
    expect((await readSubmitted()).length).toBe(1);
  });

  it('a verification with a file that was deleted or unused for a day is rejected with file_unknown [FIL-05]', async () => {
    const [deleted, left] = [await uploadFile(document), await uploadFile(document)];
    await test.deps.db.delete(files).where(eq(files.file_id, deleted));
    expect((await submit(document, deleted)).code).toBe('file_unknown');
    test.pass({ hours: 24 });
    owner = await test.signedIn('new@cn.example');
    expect((await submit(document, left)).code).toBe('file_unknown');
    test.pass({ hours: 1 });
    await purgeUnusedFiles(test.deps);
    expect([(await submit(document, left)).code, (await read(owner, left)).status]).toEqual(['file_unknown', 404]);
  });

  it('an upload repeated with its key returns the same file; other content with that key is rejected [FIL-01]', async () => {
    const key = newKey();
    const first = await send(document, png, 'scan.png', key);
    const { file_id } = storedFile.parse(first.data);
    expect((await submit(document, file_id)).code).toBe('ok');
    expect(await send(document, png, 'scan.png', key)).toEqual(first);
    expect((await send(document, pdf, 'scan.png', key)).code).toBe('idempotency_key_reused');
    expect((await send('bank_receipt', png, 'scan.png', key)).code).toBe('idempotency_key_reused');
    const bytes = stored.get(file_id);
    expect(bytes && Buffer.from(bytes).equals(png)).toBe(true);
  });

  it('a file within the verification form is checked like an upload and served under a safe name', async () => {
    const file = (bytes: Buffer, type = 'image/png') => new File([new Uint8Array(bytes)], '../scan.html', { type });
    expect((await submit(document, file(page))).code).toBe('file_refused');
    expect((await submit(document, file(zip, 'application/pdf'))).code).toBe('file_refused');
    expect((await submit(document, file(png, 'text/html'))).code).toBe('invalid_request');
    expect((await submit(document, file(png))).code).toBe('ok');
    const [, last] = await readSubmitted();
    const file_id = (document === 'business_license' ? last?.business_license : last?.power_of_attorney) ?? '';
    const { headers } = await read(owner, file_id, { show: 'inline' });
    expect(headers.get('content-disposition')).toContain('filename=".. scan.html.png"');
  });
});

describe('child account', () => {
  it('a child account sees the verification status, but neither its files nor their names [VER-10]', async () => {
    const { db } = test.deps;
    await db.update(users).set({ client_id }).where(eq(users.user_id, 'user-member-cn'));
    const member = await test.signedIn('member@cn.example');
    const read = async (who: TestClient) => {
      const codes = [];
      for (const file_id of ['first-license', 'first-attorney']) {
        codes.push((await who.fetch(`/oss${calls.fileRead.path}?file_id=${file_id}`)).status);
      }
      return codes;
    };
    expect([await read(owner), await read(member)]).toEqual([
      [200, 200],
      [404, 404],
    ]);
    const { submitted: told } = await member.ok(calls.clientVerification, {});
    const { submitted: known } = await owner.ok(calls.clientVerification, {});
    expect(told).toEqual({ ...known, business_license: null, power_of_attorney: null });
    expect([known?.business_license?.file_id, known?.power_of_attorney?.file_id]).toEqual([
      'first-license',
      'first-attorney',
    ]);
  });
});
