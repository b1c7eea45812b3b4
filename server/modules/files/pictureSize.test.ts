import { describe, expect, it } from 'vitest';
import { pixelCounterOf } from './pictureSize.ts';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const concat = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const start = bytes(0xff, 0xd8);
/** A segment without a meaning for the size: what follows its length may look like anything. */
const segment = (length: number, fill = 0xc0) =>
  concat(bytes(0xff, 0xe1, length >> 8, length & 255), new Uint8Array(length - 2).fill(fill));
/** 4000 times 3000, in a frame of a kind. */
const frame = (marker = 0xc0) => bytes(0xff, marker, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3);
const tables = bytes(0xff, 0xc4, 0, 3, 1);
const png = concat(
  bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52),
  bytes(0, 0, 0x0f, 0xa0, 0, 0, 0x0b, 0xb8),
);

/** What is counted where the bytes come in parts of a size. */
function counted(type: 'image/jpeg' | 'image/png' | 'application/pdf', all: Uint8Array, size = all.length) {
  const counter = pixelCounterOf(type);
  for (let at = 0; at < all.length; at += size) counter.read(all.subarray(at, at + size));
  return counter.pixels();
}

describe.each([1, 2, 3, 7, 100_000])('in parts of %i bytes', (size) => {
  it.each([
    ['a PNG', 'image/png', png],
    ['a JPEG', 'image/jpeg', concat(start, frame())],
    ['a progressive JPEG', 'image/jpeg', concat(start, frame(0xc2))],
    ['one behind what a camera has written', 'image/jpeg', concat(start, segment(40_000), segment(2), frame())],
    [
      'one behind tables, and bytes that fill up',
      'image/jpeg',
      concat(start, tables, bytes(0xff, 0xff, 0xff), frame()),
    ],
  ] as const)('%s has 12 million pixels', (_, type, all) => {
    expect(counted(type, all, size)).toBe(12_000_000);
  });

  it.each([
    ['one that breaks off', 'image/jpeg', concat(start, segment(100).subarray(0, 50))],
    [
      'one whose picture begins without saying how large it is',
      'image/jpeg',
      concat(start, bytes(0xff, 0xda), frame()),
    ],
    ['one that ends before', 'image/jpeg', concat(start, bytes(0xff, 0xd9), frame())],
    ['what is no JPEG further on', 'image/jpeg', concat(start, bytes(0, 0), frame())],
    ['a PNG that breaks off', 'image/png', png.subarray(0, 20)],
    ['what is no picture', 'application/pdf', png],
  ] as const)('of %s nothing is known', (_, type, all) => {
    expect(counted(type, all, size)).toBeNull();
  });
});
