import type { FileLimits } from '#contract/files.ts';

/** In pixels; at this size every character of a photographed page stays readable. */
const maxSidePx = 4000;
/** In bytes. A larger file is no photograph, and decoding it needs more memory than a phone has. */
const maxSourceBytes = 100 * 1024 * 1024;

const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether the picture would be rejected as it is, but may be accepted smaller or as JPG. */
export const needsFitting = (file: File, { types, maxBytes }: FileLimits): boolean =>
  types.includes('image/jpeg') &&
  file.size <= maxSourceBytes &&
  (isHeic(file) || (file.type.startsWith('image/') && file.size > maxBytes));

/**
 * Converts to a JPG that is small enough, if the browser can decode the picture: HEIC from phones, for example.
 * Otherwise returns it unchanged, and the upload rejects it. Metadata such as the location is dropped.
 */
export async function fitPhotograph(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context !== null) {
    // JPG has no transparency: transparent pixels would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  if (context === null) resolve(null);
  else canvas.toBlob(resolve, 'image/jpeg', 0.88);
  const bytes = await promise;
  return bytes === null ? file : new File([bytes], file.name.replace(/(\.\w{1,5})?$/, '.jpg'), { type: 'image/jpeg' });
}
