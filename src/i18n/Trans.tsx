import { Trans as LinguiTrans, type TransProps, useLingui } from '@lingui/react';

/**
 * Every `<Trans>` compiles to this component (`lingui.config.ts`). Lingui parses tags after inserting the values, so
 * user input could be parsed as markup and vanish: such a value is passed as an element, which Lingui does not parse. A
 * message without values and tags skips the parsing.
 */
export function Trans({ values, ...props }: TransProps) {
  const { i18n } = useLingui();
  if (values === undefined && props.components === undefined) return i18n._(props);
  return <LinguiTrans {...props} {...(values !== undefined && { values: valuesAsElements(values) })} />;
}

const valuesAsElements = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  );
