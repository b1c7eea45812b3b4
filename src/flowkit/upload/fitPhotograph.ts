import type { FileLimits } from '#contract/files.ts';

/** The longest side of what a photograph is made into, in pixels: every character of a page can be read. */
const longestSide = 4000;
/** What is larger is no photograph, and costs more memory than a phone has. */
const mostBytes = 100 * 1024 * 1024;

const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether a picture is refused as it is, and may be taken once it is smaller or in another form. */
export const needsFitting = (file: File, { types, maxBytes }: FileLimits): boolean =>
  types.includes('image/jpeg') &&
  file.size <= mostBytes &&
  (isHeic(file) || (file.type.startsWith('image/') && file.size > maxBytes));

/**
 * A photograph as a JPG that is small enough, where the browser can open it: phones make some in a form that nobody else opens. What it
 * cannot open stays as it is, and is refused in words. What a camera writes beside the picture, as where it was taken, is left behind.
 */
export async function fitted(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context !== null) {
    // A JPG has no transparency: what is behind it would be black.
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
