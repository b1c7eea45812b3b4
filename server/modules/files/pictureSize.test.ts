import { describe, expect, it } from 'vitest';
import { pixelCounterOf } from './pictureSize.ts';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const concat = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const start = bytes(0xff, 0xd8);
/** A segment without meaning for the size, filled with bytes that look like markers. */
const segment = (length: number, fill = 0xc0) =>
  concat(bytes(0xff, 0xe1, length >> 8, length & 255), new Uint8Array(length - 2).fill(fill));
const tables = bytes(0xff, 0xc4, 0, 3, 1);
const png = concat(
  bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52),
  bytes(0, 0, 0x0f, 0xa0, 0, 0, 0x0b, 0xb8),
);

const scan = concat(bytes(0xff, 0xda, 0, 3, 1), bytes(1, 0xff, 0, 0xff, 0xd0, 2));
const end = bytes(0xff, 0xd9);
/** 20000 × 20000. */
const large = bytes(0xff, 0xc0, 0, 17, 8, 0x4e, 0x20, 0x4e, 0x20, 3, ...new Array(9).fill(0));
const whole = concat(start, tables, fullFrame(), scan, tables, scan, end);

function fullFrame(marker = 0xc0, height = 3000, width = 4000): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return bytes(0xff, marker, 0, 17, 8, ...size, 3, ...new Array(9).fill(1));
}
const pngOf = (width: number, height: number) => {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
};

function counted(type: 'image/jpeg' | 'image/png' | 'application/pdf', all: Uint8Array, size = all.length) {
  const counter = pixelCounterOf(type);
  for (let at = 0; at < all.length; at += size) counter.read(all.subarray(at, at + size));
  return { pixels: counter.pixels(), isDoubtful: counter.isDoubtful() };
}

describe.each([1, 2, 3, 7, 100_000])('the size of a picture read in parts of %i bytes [FIL-02]', (size) => {
  it.each([
    ['a PNG', 'image/png', png],
    ['a JPEG', 'image/jpeg', whole],
    ['a JPEG of which the end is missing', 'image/jpeg', whole.subarray(0, -2)],
    ['a progressive JPEG', 'image/jpeg', concat(start, fullFrame(0xc2), scan, scan, end)],
    [
      'one behind what a camera has written',
      'image/jpeg',
      concat(start, segment(40_000), segment(2), fullFrame(), scan),
    ],
    ['one before another one, as phones put it', 'image/jpeg', concat(whole, start, large)],
    [
      'one behind tables, and bytes that fill up',
      'image/jpeg',
      concat(start, tables, bytes(0xff, 0xff, 0xff), fullFrame(), scan, end),
    ],
  ] as const)('the pixel count of %s is 12 million', (_, type, all) => {
    expect(counted(type, all, size)).toEqual({ pixels: 12_000_000, isDoubtful: false });
  });

  it.each([
    ['a JPEG whose head breaks off', 'image/jpeg', concat(start, segment(100).subarray(0, 50))],
    ['a PNG whose head breaks off', 'image/png', png.subarray(0, 20)],
  ] as const)('the pixel count of %s is unknown', (_, type, all) => {
    expect(counted(type, all, size)).toEqual({ pixels: null, isDoubtful: false });
  });

  it.each([
    ['a byte before its frame', concat(start, bytes(0), fullFrame(), scan, end)],
    ['two frames before its scan', concat(start, fullFrame(0xc0, 1, 1), large, scan, end)],
    ['a frame behind its first scan', concat(start, fullFrame(0xc0, 1, 1), scan, large, scan, end)],
    ['a height that is said later', concat(start, fullFrame(0xc0, 0), scan, bytes(0xff, 0xdc, 0, 4, 0x4e, 0x20), end)],
    ['a height that is changed later', concat(start, fullFrame(), scan, bytes(0xff, 0xdc, 0, 4, 0x4e, 0x20), end)],
    ['a segment of length 0', concat(start, bytes(0xff, 0xe1, 0, 0), fullFrame(), scan, end)],
    ['a segment of length 1', concat(start, bytes(0xff, 0xe1, 0, 1), fullFrame(), scan, end)],
    ['a scan without a frame', concat(start, scan, fullFrame(), end)],
    ['an end without a frame', concat(start, end)],
    ['a second beginning', concat(start, start, fullFrame(), scan, end)],
    ['a hierarchy of frames', concat(start, bytes(0xff, 0xde, 0, 17), fullFrame(), scan, end)],
  ] as const)('a JPEG with %s is doubtful', (_, all) => {
    expect(counted('image/jpeg', all, size).isDoubtful).toBe(true);
  });

  it.each([
    ['no width', pngOf(0, 3000)],
    ['no height', pngOf(4000, 0)],
    ['a first chunk that is Apple’s own', concat(png.subarray(0, 12), bytes(0x43, 0x67, 0x42, 0x49), png.subarray(16))],
    ['a first chunk of another length', concat(png.subarray(0, 11), bytes(14), png.subarray(12))],
  ] as const)('a PNG with %s is doubtful', (_, all) => {
    expect(counted('image/png', all, size).isDoubtful).toBe(true);
  });

  it('the pixel count of a file that is not a picture is 0', () => {
    expect(counted('application/pdf', png, size)).toEqual({ pixels: 0, isDoubtful: false });
  });
});
