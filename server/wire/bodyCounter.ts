import { MIMEType } from 'node:util';
import { bodyLimits } from '#contract/limits.ts';

type BodyLimitError = 'body_too_large' | 'body_too_deep';

/** Checks the chunks of a body as they arrive, so that a parser never gets input that is expensive to parse. */
export type BodyCounter = (part: Uint8Array) => BodyLimitError | null;

/** Scanner state within JSON text: returns the state after the byte. */
type ScannerState = (byte: number) => ScannerState;

const byteOf = (character: string): number => character.charCodeAt(0);
const [quote, backslash, comma, ampersand] = [byteOf('"'), byteOf('\\'), byteOf(','), byteOf('&')];
const opening = new Set([byteOf('['), byteOf('{')]);
const closing = new Set([byteOf(']'), byteOf('}')]);

/** Counts the values of JSON text and their depth; does not validate the JSON. */
export function jsonCounter(): BodyCounter {
  let [values, depth, deepest] = [1, 0, 0];
  const inText: ScannerState = (byte) => {
    if (byte === quote) return outside;
    return byte === backslash ? escaped : inText;
  };
  const escaped: ScannerState = () => inText;
  const outside: ScannerState = (byte) => {
    if (byte === quote) return inText;
    if (closing.has(byte)) depth -= 1;
    if (opening.has(byte)) depth += 1;
    if (opening.has(byte) || byte === comma) values += 1;
    deepest = Math.max(deepest, depth);
    return outside;
  };
  let place = outside;
  return (part) => {
    for (const byte of part) place = place(byte);
    if (deepest > bodyLimits.depth) return 'body_too_deep';
    return values > bodyLimits.values ? 'body_too_large' : null;
  };
}

/** Counts the fields of a urlencoded form. */
export function urlencodedCounter(): BodyCounter {
  let fields = 1;
  return (part) => {
    for (const byte of part) if (byte === ampersand) fields += 1;
    return fields > bodyLimits.fields ? 'body_too_large' : null;
  };
}

/** Counts the fields of a multipart form by boundaries: one before each field, and one at the end. */
export function multipartCounter(type: string): BodyCounter {
  const boundary = Buffer.from(`--${boundaryOf(type)}`);
  const most = bodyLimits.fields + 1;
  let [rest, boundaries] = [Buffer.alloc(0), 0];
  return (part) => {
    const bytes = Buffer.concat([rest, part]);
    let after = 0;
    for (let at = bytes.indexOf(boundary); at !== -1 && boundaries <= most; at = bytes.indexOf(boundary, after)) {
      boundaries += 1;
      after = at + boundary.length;
    }
    rest = bytes.subarray(Math.max(after, bytes.length - boundary.length + 1));
    return boundaries > most ? 'body_too_large' : null;
  };
}

/** Bytes. Real heads are far shorter; longer ones are expensive to parse. */
const maxPartHeadBytes = 4096;

export function hasShortPartHeads(bytes: Uint8Array<ArrayBuffer>, type: string): boolean {
  const boundary = `--${boundaryOf(type)}`;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = body.indexOf(boundary); at !== -1; at = body.indexOf(boundary, at + boundary.length)) {
    const head = body.subarray(at, at + maxPartHeadBytes);
    if (head.length === maxPartHeadBytes && !head.includes('\r\n\r\n')) return false;
  }
  return true;
}

/** The boundary as the form parser will read it; empty if it will find none. */
function boundaryOf(type: string): string {
  try {
    return new MIMEType(type).params.get('boundary') ?? '';
  } catch {
    return '';
  }
}
