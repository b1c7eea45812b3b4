import { z } from 'zod/mini';
import { itemId } from './codecs.ts';
import { bodyLimits, fileTypes, uploadLimits } from './limits.ts';

export type FileType = (typeof fileTypes)[number];

export interface FileLimits {
  readonly maxBytes: number;
  readonly types: readonly FileType[];
}

/** The limits per purpose. No purpose may exceed the bytes of `uploadLimits`. */
export const filePurposes = {
  /** Proof of a bank transfer. */
  bank_receipt: uploadLimits,
  /** Signed and stamped by the applicant of an invoice. */
  notice_letter: uploadLimits,
  /** The signed contract of an order from outside mainland China. */
  contract: uploadLimits,
  /** Proof that a third party pays such an order for its client. */
  payment_by_others: uploadLimits,
  /** An electronic invoice, in each of its formats. */
  invoice_pdf: { ...uploadLimits, types: ['application/pdf'] },
  invoice_ofd: { ...uploadLimits, types: ['application/ofd'] },
  invoice_xml: { ...uploadLimits, types: ['application/xml'] },
  business_license: uploadLimits,
  power_of_attorney: uploadLimits,
  avatar: { maxBytes: 2 * 1024 * 1024, types: ['image/jpeg', 'image/png'] },
} as const satisfies Record<string, FileLimits>;

export type FilePurpose = keyof typeof filePurposes;
const isFilePurpose = (name: string): name is FilePurpose => Object.hasOwn(filePurposes, name);
export const filePurpose = z.enum(Object.keys(filePurposes).filter(isFilePurpose));

/** A file's name as its owner knows it, sanitised by `sanitiseFileName`. */
export const fileName = z.string().check(z.minLength(1), z.maxLength(120));

/** Characters that control terminals, paths or the direction of text. */
const steeringCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\]/gu;

/** Removes steering characters, and shortens the name to 120 characters including its extension. */
export function sanitiseFileName(name: string): string {
  const plain = name.replace(steeringCharacters, ' ').replace(/\s+/g, ' ').trim();
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  const characters = [...plain.slice(0, plain.length - ending.length)];
  while (characters.join('').length + ending.length > 120) characters.pop();
  return `${characters.join('')}${ending}` || 'file';
}

export const uploadedFile = z
  .file()
  .check(z.minSize(1), z.maxSize(uploadLimits.maxBytes), z.mime([...uploadLimits.types]));

export const bodyBytesWithFiles = (files: number): number => files * uploadLimits.maxBytes + bodyLimits.bytes;

/**
 * A file among other fields: the id under which `fileUpload` stored it, or the file itself. Pages upload first and send
 * the id: so problems of the file show early, with progress, and a second submission uploads nothing again. Clients
 * without a page send the file itself.
 */
export const fileOrId = z.union([uploadedFile, itemId]);

/** Contents of a PDF besides its pages: code that runs or sends data, embedded files, and media. */
export const activeContentKinds = ['script', 'attachment', 'media'] as const;
export type ActiveContentKind = (typeof activeContentKinds)[number];

export const storedFile = z.object({
  file_id: itemId,
  name: z.string(),
  size: z.int().check(z.minimum(0)),
  type: z.enum(fileTypes),
});
export type StoredFile = Readonly<z.infer<typeof storedFile>>;

/** A file as reviewers get it; `removed` names the active content that was stripped from a PDF. */
export const reviewedFile = z.extend(storedFile, { removed: z.array(z.enum(activeContentKinds)) });
export type ReviewedFile = Readonly<z.infer<typeof reviewedFile>>;
