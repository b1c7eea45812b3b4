import { readFileSync } from 'node:fs';
import PO from 'pofile';

/** gettext's own files separate a context like this. */
export const keyOf = (id: string, context: string): string => (context === '' ? id : `${context}\u0004${id}`);

/** An empty text counts as missing. */
export function readCatalogue(file: string): ReadonlyMap<string, string> {
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  return new Map(
    items.flatMap(({ msgid, msgctxt, msgstr: [text = ''] }) =>
      text === '' ? [] : [[keyOf(msgid, msgctxt ?? ''), text] as const],
    ),
  );
}
