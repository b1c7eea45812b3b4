import { useLingui } from '@lingui/react/macro';

const megabyte = 1024 * 1024;

/** In whole kilobytes, from one megabyte on with one decimal. */
export function useSizeText(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    const [amount, unit] = bytes < megabyte ? [Math.ceil(bytes / 1024), 'kilobyte'] : [bytes / megabyte, 'megabyte'];
    return new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
  };
}
