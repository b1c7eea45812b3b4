import { z } from 'zod';
import { itemId } from './codecs.ts';
import { bodyLimits } from './limits.ts';

/** What may be uploaded. The server looks at the signature bytes as well: a type is only what the sender claims. */
export const uploadLimits = {
  maxBytes: 10 * 1024 * 1024,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

/** A file as it is sent: not empty, not too large, of a kind that a reviewer can open. */
export const upload = z
  .file()
  .min(1)
  .max(uploadLimits.maxBytes)
  .mime([...uploadLimits.types]);

/** What the body of a call needs for so many files, and its other fields. */
export const bytesWithFiles = (files: number): number => files * uploadLimits.maxBytes + bodyLimits.bytes;

/** A file that is sent now, or the name of one that the server has already: nobody uploads the same file twice. */
export const attachment = z.union([upload, itemId]);

/** A file that the server keeps. */
export const storedFile = z.object({
  file_id: itemId,
  name: z.string(),
  size: z.int().min(0),
  type: z.enum(uploadLimits.types),
});
