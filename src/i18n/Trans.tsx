import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What each `<Trans>` of the sources becomes (`lingui.config.ts`). Lingui looks for tags once the values stand in a message: what
 * somebody has typed would be markup there, and vanish. A value that could be is given as an element, into which nothing looks.
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} {...(values !== undefined && { values: asWritten(values) })} />;
}

const asWritten = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  );
