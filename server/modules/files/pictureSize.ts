import type { FileType } from '#contract/files.ts';

/** What a picture takes of the memory of whoever opens it: its width times its height; null until its head has come. */
export interface PixelCounter {
  readonly read: (part: Uint8Array) => void;
  readonly pixels: () => number | null;
  /** Whether decoders may find another size than the head says, or none: each makes of such a picture what it likes. */
  readonly isDoubtful: () => boolean;
}

const noPicture: PixelCounter = { read: () => {}, pixels: () => 0, isDoubtful: () => false };

/** Counts the pixels of a picture as its bytes come by; what is no picture has none. */
export function pixelCounterOf(type: FileType): PixelCounter {
  if (type === 'image/png') return new PngPixels();
  return type === 'image/jpeg' ? new JpegPixels() : noPicture;
}

/** Signature, and of the first chunk length, type, width and height. It is IHDR in every PNG; Apple's own variety begins with CgBI. */
const pngHead = {
  bytes: 24,
  first: Buffer.from([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
  firstAt: 8,
  width: 16,
  height: 20,
} as const;

class PngPixels implements PixelCounter {
  #head = Buffer.alloc(0);

  read(part: Uint8Array): void {
    const missing = pngHead.bytes - this.#head.length;
    if (missing > 0) this.#head = Buffer.concat([this.#head, part.subarray(0, missing)]);
  }

  pixels(): number | null {
    const head = this.#head;
    return head.length < pngHead.bytes ? null : head.readUInt32BE(pngHead.width) * head.readUInt32BE(pngHead.height);
  }

  isDoubtful(): boolean {
    const pixels = this.pixels();
    if (pixels === null) return false;
    return pixels === 0 || !this.#head.subarray(pngHead.firstAt, pngHead.width).equals(pngHead.first);
  }
}

/** Markers of frames: each begins with precision, height and width. The three others of that range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Restarts of a scan, and a marker of no meaning: nothing comes after them. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Markers by which the size is said or changed elsewhere: DNL, and those of hierarchical pictures. No camera writes them. */
const resizing: ReadonlySet<number> = new Set([0xdc, 0xde, 0xdf]);
/** A marker, the length of what follows, precision, height and width. */
const frameBytes = 9;
const markerBytes = 2;

/**
 * Goes through the segments of a picture and the data of its scans (ITU-T T.81, annex B) to its end. One frame says its size, before
 * the first scan; whatever is not so is doubtful: decoders pass over bytes that belong to nothing, or take the later of two frames.
 */
class JpegPixels implements PixelCounter {
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes of a segment that are still to come. */
  #toSkip = 0;
  #pixels: number | null = null;
  #place: 'start' | 'segments' | 'scan' | 'end' = 'start';
  #isDoubtful = false;

  read(part: Uint8Array): void {
    const skipped = Math.min(this.#toSkip, part.length);
    this.#toSkip -= skipped;
    if (this.#place === 'end' || skipped === part.length) return;
    this.#rest = Buffer.concat([this.#rest, part.subarray(skipped)]);
    while (this.#next());
  }

  pixels(): number | null {
    return this.#pixels;
  }

  isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  #next(): boolean {
    if (this.#place === 'end') return false;
    return this.#place === 'scan' ? this.#leaveScan() : this.#step();
  }

  /** Goes on by a marker; whether there was enough of it. */
  #step(): boolean {
    const rest = this.#rest;
    if (rest.length < markerBytes) return false;
    const [first = 0, marker = 0] = rest;
    if (first !== 0xff) return this.#doubt();
    // Any number of these may stand before a marker.
    if (marker === 0xff) return this.#skip(1);
    if (this.#place === 'start') {
      if (marker !== startOfImage) return this.#doubt();
      this.#place = 'segments';
      return this.#skip(markerBytes);
    }
    if (isBare(marker)) return this.#skip(markerBytes);
    if (marker === endOfImage) return this.#pixels === null ? this.#doubt() : this.#end();
    return marker === startOfImage || resizing.has(marker) ? this.#doubt() : this.#segment(marker);
  }

  #segment(marker: number): boolean {
    const rest = this.#rest;
    if (rest.length < (isFrame(marker) ? frameBytes : 4)) return false;
    const length = rest.readUInt16BE(2);
    if (length < 2) return this.#doubt();
    if (isFrame(marker)) {
      if (this.#pixels !== null) return this.#doubt();
      this.#pixels = rest.readUInt16BE(5) * rest.readUInt16BE(7);
      if (this.#pixels === 0) return this.#doubt();
    }
    if (marker === startOfScan) {
      if (this.#pixels === null) return this.#doubt();
      this.#place = 'scan';
    }
    return this.#skip(markerBytes + length);
  }

  /** Passes over the data of a scan, to the marker that ends it. In the data the byte of a marker has a zero behind it. */
  #leaveScan(): boolean {
    const at = this.#rest.indexOf(0xff);
    if (at < 0) return this.#skip(this.#rest.length);
    const next = this.#rest[at + 1];
    if (next === undefined) {
      this.#skip(at);
      return false;
    }
    if (next === 0 || isBare(next)) return this.#skip(at + markerBytes);
    this.#place = 'segments';
    return this.#skip(at);
  }

  #skip(bytes: number): boolean {
    this.#toSkip = Math.max(0, bytes - this.#rest.length);
    this.#rest = this.#rest.subarray(bytes);
    return this.#toSkip === 0 && this.#rest.length > 0;
  }

  #doubt(): boolean {
    this.#isDoubtful = true;
    return this.#end();
  }

  /** What stands behind a picture, as phones put another one there, no decoder looks at. */
  #end(): boolean {
    this.#place = 'end';
    this.#rest = Buffer.alloc(0);
    return false;
  }
}
