import { Trans as LinguiTrans, type TransProps, useLingui } from '@lingui/react';

/**
 * What each `<Trans>` of the sources becomes (`lingui.config.ts`). Lingui looks for tags once the values stand in a message: what
 * somebody has typed would be markup there, and vanish. A value that could be is given as an element, into which nothing looks. A
 * message without values and tags, as most are, is text: nothing looks for anything in it.
 */
export function Trans({ values, ...props }: TransProps) {
  const { i18n } = useLingui();
  if (values === undefined && props.components === undefined) return i18n._(props);
  return <LinguiTrans {...props} {...(values !== undefined && { values: asWritten(values) })} />;
}

const asWritten = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  );
