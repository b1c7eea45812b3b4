import { useLingui } from '@lingui/react/macro';
import type { FileType } from '#contract/files.ts';

/** Each type as people call it, in every language. */
export const typeNames = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
} as const satisfies Record<FileType, string>;

const megabyte = 1024 * 1024;

/** Says how large something is, as exactly as it matters. */
export function useSizeText(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    const [amount, unit] = bytes < megabyte ? [Math.ceil(bytes / 1024), 'kilobyte'] : [bytes / megabyte, 'megabyte'];
    return new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
  };
}
