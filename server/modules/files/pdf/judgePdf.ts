import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib';
import { type ActiveContentKind, activeContentKinds } from '#contract/files.ts';

/** `active` lists what can do more than show pages. */
export type PdfVerdict =
  | { readonly kind: 'sound'; readonly active: readonly ActiveContentKind[] }
  | { readonly kind: 'locked' }
  | { readonly kind: 'damaged' };

/** Readers look for the end of a PDF in its last bytes (ISO 32000-1, annex H 3.18); some writers append more. */
const tailBytes = 4096;

/** Whether the end of the file is missing: `startxref` is absent or points outside the file. */
function isCutOff(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(-tailBytes)).toString('latin1');
  const [last] = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].slice(-1);
  const at = Number(last?.[1] ?? 0);
  return at === 0 || at >= bytes.length;
}

/** Opens a PDF with the empty password: many are encrypted only against changes, and every reader opens them. */
const openPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { password: '', updateMetadata: false });

/** Malicious files can take any time and memory: call it only in a thread that can be terminated. */
export async function judgePdf(bytes: Uint8Array): Promise<PdfVerdict> {
  if (isCutOff(bytes)) return { kind: 'damaged' };
  try {
    const document = await openPdf(bytes);
    if (document.getPageCount() === 0) return { kind: 'damaged' };
    return { kind: 'sound', active: activePartsIn(document) };
  } catch {
    return { kind: (await isEncrypted(bytes)) ? 'locked' : 'damaged' };
  }
}

async function isEncrypted(bytes: Uint8Array): Promise<boolean> {
  try {
    return (await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false })).isEncrypted;
  } catch {
    return false;
  }
}

/**
 * A PDF with the same pages, without active parts. Rewritten from what was parsed here, so that no other reader finds
 * more in it. Call it only where `judgePdf` may be called.
 * @throws Error if the PDF cannot be opened.
 */
export async function removeActiveParts(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const document = await openPdf(bytes);
  const { context } = document;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const isFile = object instanceof PDFStream && nameAt(object.dict, 'Type') === 'EmbeddedFile';
    if (isFile || object instanceof PDFInvalidObject) context.delete(ref);
    else for (const dict of dictsIn(object)) neutralise(dict);
  }
  return new Uint8Array(await document.save({ useObjectStreams: false, updateFieldAppearances: false }));
}

/** Actions that run or send something, or open another file (ISO 32000-1, table 198). */
const actions: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'GoToE',
  'GoToR',
]);
const mediaAnnotations: ReadonlySet<string> = new Set(['RichMedia', '3D', 'Movie', 'Screen', 'Sound']);
/** Entries with scripts, attachments or media, in any dictionary. */
const entries = {
  script: ['JS', 'JavaScript', 'XFA'],
  attachment: ['EF', 'EmbeddedFiles', 'AF'],
  media: ['RichMediaContent', '3DD'],
} as const satisfies Record<ActiveContentKind, readonly string[]>;

const isActivePart: Readonly<Record<ActiveContentKind, (dict: PDFDict) => boolean>> = {
  script: (dict) => actions.has(nameAt(dict, 'S') ?? ''),
  attachment: (dict) => nameAt(dict, 'Subtype') === 'FileAttachment',
  media: (dict) => mediaAnnotations.has(nameAt(dict, 'Subtype') ?? ''),
};

const hasActivePart = (dict: PDFDict, part: ActiveContentKind): boolean =>
  isActivePart[part](dict) || entries[part].some((entry) => dict.has(PDFName.of(entry)));

function activePartsIn({ context }: PDFDocument): readonly ActiveContentKind[] {
  const found = new Set<ActiveContentKind>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    for (const dict of dictsIn(object)) {
      for (const part of activeContentKinds) if (hasActivePart(dict, part)) found.add(part);
    }
  }
  return activeContentKinds.filter((part) => found.has(part));
}

function neutralise(dict: PDFDict): void {
  if (isActivePart.attachment(dict) || isActivePart.media(dict)) {
    // Becomes a hidden text annotation, since the page still refers to it.
    for (const key of dict.keys()) if (key !== PDFName.of('Rect')) dict.delete(key);
    dict.set(PDFName.of('Subtype'), PDFName.of('Text'));
    dict.set(PDFName.of('F'), PDFNumber.of(2));
    return;
  }
  if (isActivePart.script(dict)) for (const key of dict.keys()) dict.delete(key);
  for (const entry of Object.values(entries).flat()) dict.delete(PDFName.of(entry));
}

function nameAt(dict: PDFDict, key: string): string | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

/** All dictionaries nested in an object; references are not followed: callers visit every object. */
function dictsIn(object: PDFObject): readonly PDFDict[] {
  const found: PDFDict[] = [];
  const open: PDFObject[] = [object];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const dict = next instanceof PDFStream ? next.dict : next;
    if (dict instanceof PDFDict) {
      found.push(dict);
      for (const value of dict.values()) open.push(value);
    } else if (dict instanceof PDFArray) for (const value of dict.asArray()) open.push(value);
  }
  return found;
}
