import type { FileType } from '#contract/files.ts';

/** `pixels` is width × height, the measure of a decoder's memory; null until the header has arrived. */
export interface PixelCounter {
  readonly read: (part: Uint8Array) => void;
  readonly pixels: () => number | null;
  /** Whether decoders may find another size than the header says, or none. */
  readonly isDoubtful: () => boolean;
}

const zeroPixelCounter: PixelCounter = { read: () => {}, pixels: () => 0, isDoubtful: () => false };

/** Counts the pixels of a picture while its bytes arrive; 0 for other files. */
export function pixelCounterOf(type: FileType): PixelCounter {
  if (type === 'image/png') return new PngPixels();
  return type === 'image/jpeg' ? new JpegPixels() : zeroPixelCounter;
}

/** Offsets in signature and first chunk, which is IHDR in every PNG; Apple's variant begins with CgBI. */
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

/** Markers of frames (SOF), which begin with precision, height and width. The three others of the range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a segment: restarts (RST) and TEM. */
const hasNoSegment = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** DNL and markers of hierarchical pictures: they set the size elsewhere. No camera writes them. */
const resizingMarkers: ReadonlySet<number> = new Set([0xdc, 0xde, 0xdf]);
/** Marker, length, precision, height and width. */
const frameBytes = 9;
const markerBytes = 2;

/**
 * Parses the segments and scans of a JPEG to its end (ITU-T T.81, annex B). Exactly one frame gives the size, before
 * the first scan; everything else is doubtful, as decoders skip stray bytes, or use the later of two frames.
 */
class JpegPixels implements PixelCounter {
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes of the current segment still to come. */
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

  /** Processes one marker; false if more bytes are needed or the picture has ended. */
  #step(): boolean {
    const rest = this.#rest;
    if (rest.length < markerBytes) return false;
    const [first = 0, marker = 0] = rest;
    if (first !== 0xff) return this.#doubt();
    // A marker can be preceded by fill bytes, each 0xff (JPEG, ITU-T T.81, B.1.1.2).
    if (marker === 0xff) return this.#skip(1);
    if (this.#place === 'start') {
      if (marker !== startOfImage) return this.#doubt();
      this.#place = 'segments';
      return this.#skip(markerBytes);
    }
    if (hasNoSegment(marker)) return this.#skip(markerBytes);
    if (marker === endOfImage) return this.#pixels === null ? this.#doubt() : this.#end();
    return marker === startOfImage || resizingMarkers.has(marker) ? this.#doubt() : this.#segment(marker);
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

  /** Skips a scan's data up to the marker that ends it. Within the data, 0xFF is followed by 0. */
  #leaveScan(): boolean {
    const at = this.#rest.indexOf(0xff);
    if (at < 0) return this.#skip(this.#rest.length);
    const next = this.#rest[at + 1];
    if (next === undefined) {
      this.#skip(at);
      return false;
    }
    if (next === 0 || hasNoSegment(next)) return this.#skip(at + markerBytes);
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

  /** Decoders ignore what follows the picture; phones append another one. */
  #end(): boolean {
    this.#place = 'end';
    this.#rest = Buffer.alloc(0);
    return false;
  }
}
