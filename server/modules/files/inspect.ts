import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { ErrorName } from '#contract/codes.ts';
import type { FileLimits, FileType } from '#contract/files.ts';
import { uploadLimits } from '#contract/limits.ts';
import { pixelCounterOf } from './pictureSize.ts';

/** Why the bytes that come are not kept. `retry_after_seconds` is set where they could be later. */
export class UploadRefused extends Error {
  readonly error: ErrorName;
  readonly data: { retry_after_seconds?: number };

  constructor(error: ErrorName, data: { retry_after_seconds?: number } = {}) {
    super(`upload refused: ${error}`);
    this.error = error;
    this.data = data;
  }
}

/** A file of which the first bytes have come. */
export interface Inspected {
  readonly type: FileType;
  /** All of its bytes. They end with an error as soon as they are more than the limit. */
  readonly parts: AsyncIterable<Uint8Array>;
  /** Lets the rest of them be, where nobody reads it. */
  readonly leave: () => Promise<unknown>;
  /** What there was of them, once they have come to their end. */
  readonly measured: () => { readonly size: number; readonly sha256: string };
}

/** As many bytes as every signature is told by. */
const signatureBytes = 4100;

const heic = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/**
 * Looks at a file as it comes: what it is, by its first bytes, whatever its name or its sender say; and how much of it there
 * is, while somebody reads it.
 * @throws UploadRefused where it is empty, or nothing that may be sent.
 */
export async function inspect(sent: AsyncIterable<Uint8Array>, limits: FileLimits): Promise<Inspected> {
  const iterator = whileItComes(sent);
  const head = await headOf(iterator);
  if (head.length === 0) throw new UploadRefused('file_empty');
  const mime = await typeOf(head);
  const type = limits.types.find((allowed) => allowed === mime);
  if (type === undefined) {
    await iterator.return(null);
    throw new UploadRefused(heic.has(mime) ? 'file_heic' : 'file_refused');
  }
  const hash = createHash('sha256');
  let size = 0;
  const archive = type === 'application/ofd' ? new NameInArchive(ofdRoot) : null;
  const picture = pixelCounterOf(type);
  const counted = (part: Uint8Array) => {
    size += part.length;
    if (size > limits.maxBytes) throw new UploadRefused('file_too_large');
    picture.read(part);
    // A small file can be a picture that takes all memory of whoever opens it.
    if ((picture.pixels() ?? 0) > uploadLimits.maxPixels) throw new UploadRefused('picture_too_large');
    if (picture.isDoubtful()) throw new UploadRefused('file_refused');
    hash.update(part);
    archive?.read(part);
    return part;
  };
  async function* parts() {
    try {
      yield counted(head);
      for await (const part of iterator) yield counted(part);
      // What does not say how large it is cannot be judged.
      if (archive?.isThere === false || picture.pixels() === null) throw new UploadRefused('file_refused');
    } finally {
      await iterator.return(null);
    }
  }
  return {
    type,
    parts: parts(),
    leave: () => iterator.return(null),
    measured: () => ({ size, sha256: hash.digest('hex') }),
  };
}

/** An OFD document is a ZIP archive with this file in it, wherever in it that stands. */
const ofdRoot = Buffer.from('OFD.xml');

/** What a file is by its first bytes. Of an archive it is not known before its end whether it is an OFD document. */
async function typeOf(head: Uint8Array): Promise<string> {
  const { mime = '' } = (await fileTypeFromBuffer(head)) ?? {};
  return mime === 'application/zip' ? 'application/ofd' : mime;
}

/** Looks for the name of a file in an archive as its bytes come by. */
class NameInArchive {
  isThere = false;
  readonly #name: Buffer;
  /** The end of what has come, in which the name may have begun. */
  #before: Buffer = Buffer.alloc(0);

  constructor(name: Buffer) {
    this.#name = name;
  }

  read(part: Uint8Array): void {
    if (this.isThere) return;
    const seen = Buffer.concat([this.#before, part]);
    this.isThere = seen.includes(this.#name);
    this.#before = seen.subarray(Math.max(0, seen.length - this.#name.length + 1));
  }
}

/** A sender who breaks off has gone, so that nobody reads the answer: it is no defect of ours. */
async function* whileItComes(sent: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* sent;
  } catch {
    throw new UploadRefused('invalid_request');
  }
}

async function headOf(iterator: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const head: Uint8Array[] = [];
  for (let length = 0; length < signatureBytes; ) {
    const next = await iterator.next();
    if (next.done === true) break;
    head.push(next.value);
    length += next.value.length;
  }
  return Buffer.concat(head);
}
