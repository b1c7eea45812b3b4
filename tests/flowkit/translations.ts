import type { Page } from 'playwright-core';
import { type Language, languages } from '#contract/languages.ts';
import type { GoldenPage } from './goldenPages.ts';
import { pageSnapshot } from './pageSnapshot.ts';

type Translated = Exclude<Language, 'en'>;

/** What pages tell in the languages other than English, once for all pages that tell the same in English. */
export interface Translations {
  readonly languages: readonly Translated[];
  /** Looks at a page that speaks English in the other languages, unless one that tells the same was looked at before. */
  readonly see: (page: Page, lines: readonly string[], place: string) => Promise<void>;
  /** Every page in a language, by the place where it is seen first. */
  readonly of: (language: Translated) => readonly GoldenPage[];
}

const translated = languages.filter((language): language is Translated => language !== 'en');

interface Seen {
  /** The least of the places at which it is seen, whichever path was walked first. */
  place: string;
  readonly lines: Record<Translated, readonly string[]>;
}

export function openTranslations(): Translations {
  const pages = new Map<string, Seen>();
  const byPlace = new Intl.Collator('en', { numeric: true });
  return {
    languages: translated,
    see: async (page, lines, place) => {
      const text = lines.join('\n');
      const before = pages.get(text);
      if (before !== undefined) {
        if (byPlace.compare(place, before.place) < 0) before.place = place;
        return;
      }
      const seen: Seen = { place, lines: { 'zh-CN': [], 'zh-TW': [], ja: [] } };
      pages.set(text, seen);
      for (const language of translated) seen.lines[language] = await pageSnapshot(page, language);
      await page.evaluate(() => window.gallery.speak('en'));
    },
    of: (language) =>
      [...pages.values()]
        .toSorted((one, other) => byPlace.compare(one.place, other.place))
        .map(({ place, lines }) => ({ step: place, lines: lines[language], tried: [] })),
  };
}
