import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { FileLimits, FileType } from '#contract/files.ts';
import { uploadLimits } from '#contract/limits.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { pixelCounterOf } from './pictureSize.ts';

/** `retry_after_seconds` is set if a later attempt may succeed. */
export class UploadRefused extends Error {
  readonly error: ErrorName;
  readonly data: { retry_after_seconds?: number };

  constructor(error: ErrorName, data: { retry_after_seconds?: number } = {}) {
    super(`upload refused: ${error}`);
    this.error = error;
    this.data = data;
  }
}

export interface InspectedUpload {
  readonly type: FileType;
  /** All bytes; throws as soon as they exceed a limit. */
  readonly parts: AsyncIterable<Uint8Array>;
  /** Ends the source of unread parts. */
  readonly leave: () => Promise<unknown>;
  /** Valid once `parts` has ended. */
  readonly measured: () => { readonly size: number; readonly sha256: string };
}

/** Enough bytes to recognise every type. */
const signatureBytes = 4100;

const heic = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/**
 * Checks a file while it arrives: its type by its first bytes, regardless of its name and of what the sender says; its
 * size and pixels while `parts` is read.
 * @throws UploadRefused if the file is empty or its type is not allowed.
 */
export async function inspectUpload(sent: AsyncIterable<Uint8Array>, limits: FileLimits): Promise<InspectedUpload> {
  const iterator = refuseIfBrokenOff(sent);
  const head = await readHead(iterator);
  if (head.length === 0) throw new UploadRefused('file_empty');
  const mime = await detectType(head);
  const type = limits.types.find((allowed) => allowed === mime);
  if (type === undefined) {
    await iterator.return(null);
    throw new UploadRefused(heic.has(mime) ? 'file_heic' : 'file_refused');
  }
  const hash = createHash('sha256');
  let size = 0;
  const archive = type === 'application/ofd' ? new ArchiveNameSearch(ofdRoot) : null;
  const picture = pixelCounterOf(type);
  const counted = (part: Uint8Array) => {
    size += part.length;
    if (size > limits.maxBytes) throw new UploadRefused('file_too_large');
    picture.read(part);
    // A small file can be a picture that takes all memory of the program that opens it.
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
      // A picture without a size cannot be checked.
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

/** An OFD document is a ZIP archive that contains this file, anywhere in it. */
const ofdRoot = Buffer.from('OFD.xml');

/** The type by the first bytes. Any ZIP counts as OFD here; only its end shows whether it is one. */
async function detectType(head: Uint8Array): Promise<string> {
  const { mime = '' } = (await fileTypeFromBuffer(head)) ?? {};
  return mime === 'application/zip' ? 'application/ofd' : mime;
}

class ArchiveNameSearch {
  isThere = false;
  readonly #name: Buffer;
  /** End of what has arrived: the name may begin in it. */
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

/** The sender has broken off and reads no answer: not a defect of ours. */
async function* refuseIfBrokenOff(sent: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* sent;
  } catch {
    throw new UploadRefused('invalid_request');
  }
}

async function readHead(iterator: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const head: Uint8Array[] = [];
  for (let length = 0; length < signatureBytes; ) {
    const next = await iterator.next();
    if (next.done === true) break;
    head.push(next.value);
    length += next.value.length;
  }
  return Buffer.concat(head);
}
