import { readFileSync } from 'node:fs';
import PO from 'pofile';

/** By what a text is found in its catalogue: where it has a context, with this before it, as in gettext's own files. */
export const keyOf = (id: string, context: string): string => (context === '' ? id : `${context}\u0004${id}`);

/** The texts of a catalogue by their keys; an empty one counts as missing. */
export function readCatalogue(file: string): ReadonlyMap<string, string> {
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  return new Map(
    items.flatMap(({ msgid, msgctxt, msgstr: [text = ''] }) =>
      text === '' ? [] : [[keyOf(msgid, msgctxt ?? ''), text] as const],
    ),
  );
}
