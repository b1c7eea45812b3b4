import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Result } from '../api/result.ts';
import type { Uploader } from '../api/uploader.ts';
import { SentBytes } from './sentBytes.ts';
import { createUploads } from './upload.ts';

const storedFile = { file_id: 'file-1', name: 'receipt.png', size: 3, type: 'image/png' } as const;
const file = new File(['abc'], '../receipt.png', { type: 'image/png' });

function harness(result: Result<typeof storedFile>, by: { order_id: string; token: string } | null = null) {
  const uploader = vi.fn<Uploader>(() => Promise.resolve(result));
  const uploads = createUploads({ uploader, baseUrl: '/oss', newKey: () => 'key-of-the-choice', by });
  const actor = createActor(uploads.machine, { input: { purpose: 'bank_receipt', replaces: null } }).start();
  return { uploader, uploads, actor };
}

describe('uploads', () => {
  it('an upload sends the file bytes with its key and a plain name, and ends with the stored file', async () => {
    const token = { order_id: 'order-1', token: 'a-token-of-22-letters-' };
    const { uploader, uploads, actor } = harness({ kind: 'ok', data: storedFile }, token);
    actor.send({ type: 'file.choose', file: uploads.files.choose(file) });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual(storedFile);
    expect(uploader.mock.calls).toEqual([
      [
        expect.objectContaining({
          query: { purpose: 'bank_receipt', name: '.. receipt.png', ...token },
          bytes: file,
          key: 'key-of-the-choice',
        }),
      ],
    ]);
  });

  it('a refused upload keeps the refusal of the server', async () => {
    const refused = { kind: 'refused', refusal: { code: 'file_refused' }, data: {} } as const;
    const { uploads, actor } = harness(refused);
    actor.send({ type: 'file.choose', file: uploads.files.choose(file) });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'refused' }));
    expect(actor.getSnapshot().context.refusal).toEqual({ code: 'file_refused' });
  });

  it('an upload asks for its file again when the page no longer has it', async () => {
    const { uploader, uploads, actor } = harness({ kind: 'ok', data: storedFile });
    actor.send({ type: 'file.choose', file: { ...uploads.files.choose(file), key: 'key-of-another-page' } });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'lost' }));
    expect(uploader).not.toHaveBeenCalled();
  });

  it('an upload asks for its file again when it can no longer be read', async () => {
    const { uploader, uploads, actor } = harness({ kind: 'ok', data: storedFile });
    const changed = new File(['abc'], 'receipt.png', { type: 'image/png' });
    changed.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('it has changed')) });
    actor.send({ type: 'file.choose', file: uploads.files.choose(changed) });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'lost' }));
    expect(uploader).not.toHaveBeenCalled();
  });

  it('the address of a stored file has the order token when there is one', () => {
    expect(harness({ kind: 'ok', data: storedFile }).uploads.files.addressOf('file-1')).toBe(
      '/oss/mall/file/read?file_id=file-1',
    );
    const { uploads } = harness({ kind: 'ok', data: storedFile }, { order_id: 'order-1', token: 'a-token' });
    expect(uploads.files.addressOf('file-1')).toBe('/oss/mall/file/read?file_id=file-1&token=a-token');
  });
});

describe('upload progress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const ask = (progress: SentBytes, sent: number, signal = new AbortController().signal) => {
    const told = vi.fn();
    void progress.next({ key: 'key', sent, within_ms: 40_000 }, signal).then(told);
    return told;
  };

  it('upload progress is reported at most every 250 ms, with the newest count', async () => {
    const progress = new SentBytes();
    const told = ask(progress, 0);
    for (const bytes of [10, 20, 30]) progress.tell('key', bytes);
    await vi.advanceTimersByTimeAsync(249);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told.mock.calls).toEqual([[{ kind: 'progressed', sent: 30 }]]);
  });

  it('upload progress is reported to a later subscriber, and only that of its own upload', async () => {
    const progress = new SentBytes();
    progress.tell('key', 10);
    progress.tell('another', 99);
    const told = ask(progress, 0);
    await vi.advanceTimersByTimeAsync(250);
    expect(told.mock.calls).toEqual([[{ kind: 'progressed', sent: 10 }]]);
  });

  it('upload progress is reported as stalled when no byte is sent within the given time', async () => {
    const progress = new SentBytes();
    progress.tell('key', 10);
    const told = ask(progress, 10);
    await vi.advanceTimersByTimeAsync(39_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told.mock.calls).toEqual([[{ kind: 'stalled' }]]);
  });

  it('aborting the wait for upload progress removes its timer', async () => {
    const asking = new AbortController();
    ask(new SentBytes(), 0, asking.signal);
    asking.abort();
    expect(vi.getTimerCount()).toBe(0);
  });
});
