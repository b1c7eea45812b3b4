import { z } from 'zod/mini';
import { itemId } from './codecs.ts';
import { bodyLimits, fileTypes, uploadLimits } from './limits.ts';

export type FileType = (typeof fileTypes)[number];

/** What a file may be. */
export interface FileLimits {
  readonly maxBytes: number;
  readonly types: readonly FileType[];
}

/** What files are uploaded for. Each purpose says what it takes; none takes more bytes than `uploadLimits`. */
export const filePurposes = {
  /** Proof of a bank transfer. */
  bank_receipt: uploadLimits,
  /** Signed and stamped by whoever wants an invoice. */
  notice_letter: uploadLimits,
  /** The signed contract of an order from outside mainland China. */
  contract: uploadLimits,
  /** Shows that somebody else pays such an order for its client. */
  payment_by_others: uploadLimits,
  /** An electronic invoice, as each of its formats. */
  invoice_pdf: { ...uploadLimits, types: ['application/pdf'] },
  invoice_ofd: { ...uploadLimits, types: ['application/ofd'] },
  invoice_xml: { ...uploadLimits, types: ['application/xml'] },
  business_license: uploadLimits,
  power_of_attorney: uploadLimits,
  /** The picture that stands for a user. */
  avatar: { maxBytes: 2 * 1024 * 1024, types: ['image/jpeg', 'image/png'] },
} as const satisfies Record<string, FileLimits>;

export type FilePurpose = keyof typeof filePurposes;
const isFilePurpose = (name: string): name is FilePurpose => Object.hasOwn(filePurposes, name);
export const filePurpose = z.enum(Object.keys(filePurposes).filter(isFilePurpose));

/** The name of a file as its owner knows it, made plain by `plainFileName`. */
export const fileName = z.string().check(z.minLength(1), z.maxLength(120));

/** Characters that steer a terminal, a path or the direction of writing: no name needs them. */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\]/gu;

/** A name that can be shown and stored: without what steers, and so short that a line holds it, with its ending. */
export function plainFileName(name: string): string {
  const plain = name.replace(steering, ' ').replace(/\s+/g, ' ').trim();
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  const characters = [...plain.slice(0, plain.length - ending.length)];
  while (characters.join('').length + ending.length > 120) characters.pop();
  return `${characters.join('')}${ending}` || 'file';
}

/** A file as it is sent: not empty, not too large, of a kind that a reviewer can open. */
export const uploadedFile = z
  .file()
  .check(z.minSize(1), z.maxSize(uploadLimits.maxBytes), z.mime([...uploadLimits.types]));

/** What the body of a call needs for so many files, and its other fields. */
export const bytesWithFiles = (files: number): number => files * uploadLimits.maxBytes + bodyLimits.bytes;

/**
 * A file, in a call that hands one in among other fields: the id under which `fileUpload` has kept it, or the file itself.
 * Pages upload first and send the id: what is wrong with a file is said before the rest is typed, progress shows, and what
 * is handed in once more is not uploaded once more. Whoever has no page sends the file itself.
 */
export const attachment = z.union([uploadedFile, itemId]);

/** What a PDF can hold beside pages: what runs or sends something, files, and what plays. */
export const activeParts = ['script', 'attachment', 'media'] as const;
export type ActivePart = (typeof activeParts)[number];

/** A file that the server keeps. */
export const storedFile = z.object({
  file_id: itemId,
  name: z.string(),
  size: z.int().check(z.minimum(0)),
  type: z.enum(fileTypes),
});
export type StoredFile = Readonly<z.infer<typeof storedFile>>;

/** A file as those who review it read it: without what a PDF held beside its pages. */
export const reviewedFile = z.extend(storedFile, { removed: z.array(z.enum(activeParts)) });
export type ReviewedFile = Readonly<z.infer<typeof reviewedFile>>;
