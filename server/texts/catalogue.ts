import { readFileSync } from 'node:fs';
import PO from 'pofile';

/** gettext's own files separate a context like this. */
export const messageKeyOf = (id: string, context: string): string => (context === '' ? id : `${context}\u0004${id}`);

/** An empty text counts as missing. */
export function readTextCatalogue(file: string): ReadonlyMap<string, string> {
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  return new Map(
    items.flatMap(({ msgid, msgctxt, msgstr: [text = ''] }) =>
      text === '' ? [] : [[messageKeyOf(msgid, msgctxt ?? ''), text] as const],
    ),
  );
}
