import type { FileType } from '#contract/files.ts';

/** What a picture takes of the memory of whoever opens it: its width times its height; null where it does not say so. */
export interface PixelCounter {
  readonly read: (part: Uint8Array) => void;
  readonly pixels: () => number | null;
}

/** Counts the pixels of a picture as its bytes come by, by what its head says; of what is no picture there is nothing to count. */
export function pixelCounterOf(type: FileType): PixelCounter {
  if (type === 'image/png') return new PngPixels();
  return type === 'image/jpeg' ? new JpegPixels() : { read: () => {}, pixels: () => null };
}

/** Width and height stand at one place, in the chunk that comes first. */
class PngPixels implements PixelCounter {
  #head = Buffer.alloc(0);

  read(part: Uint8Array): void {
    if (this.#head.length < pngHeadBytes)
      this.#head = Buffer.concat([this.#head, part.subarray(0, pngHeadBytes - this.#head.length)]);
  }

  pixels(): number | null {
    const head = this.#head;
    return head.length < pngHeadBytes ? null : head.readUInt32BE(16) * head.readUInt32BE(20);
  }
}
const pngHeadBytes = 24;

/** Markers of frames: each begins with precision, height and width. The three others of that range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without anything after them: the beginning of the picture, restarts, and one of no meaning. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** A marker, the length of what follows, precision, height and width. */
const frameBytes = 9;

/** Segments follow each other, each with its length, before the frame that says how large the picture is. */
class JpegPixels implements PixelCounter {
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes of a segment that are still to come. */
  #toSkip = 0;
  #pixels: number | null = null;
  #isOver = false;

  read(part: Uint8Array): void {
    const skipped = Math.min(this.#toSkip, part.length);
    this.#toSkip -= skipped;
    if (this.#isOver || skipped === part.length) return;
    this.#rest = Buffer.concat([this.#rest, part.subarray(skipped)]);
    while (!this.#isOver && this.#step());
  }

  pixels(): number | null {
    return this.#pixels;
  }

  /** Goes on by a marker; whether there was enough of it. */
  #step(): boolean {
    const rest = this.#rest;
    if (rest.length < 2) return false;
    const [first = 0, marker = 0] = rest;
    if (first !== 0xff || marker === startOfScan || marker === endOfImage) return this.#end();
    // Any number of these may stand before a marker.
    if (marker === 0xff) return this.#skip(1);
    if (isBare(marker)) return this.#skip(2);
    if (rest.length < (isFrame(marker) ? frameBytes : 4)) return false;
    if (!isFrame(marker)) return this.#skip(2 + rest.readUInt16BE(2));
    this.#pixels = rest.readUInt16BE(5) * rest.readUInt16BE(7);
    return this.#end();
  }

  #skip(bytes: number): boolean {
    this.#toSkip = Math.max(0, bytes - this.#rest.length);
    this.#rest = this.#rest.subarray(bytes);
    return this.#toSkip === 0;
  }

  #end(): boolean {
    this.#isOver = true;
    this.#rest = Buffer.alloc(0);
    return false;
  }
}
