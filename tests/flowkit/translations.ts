import type { Page } from 'playwright-core';
import { type Language, languages } from '#contract/languages.ts';
import type { GoldenPage } from './goldenPages.ts';
import { pageSnapshot } from './pageSnapshot.ts';

type Translated = Exclude<Language, 'en'>;

/** What pages tell in the languages other than English. */
export interface Translations {
  readonly languages: readonly Translated[];
  /** Looks at a page that speaks English in the other languages, where it tells something that none did before. */
  readonly see: (page: Page, lines: readonly string[], place: string) => Promise<void>;
  /** Every page that was looked at, in a language. */
  readonly of: (language: Translated) => readonly GoldenPage[];
}

const translated = languages.filter((language): language is Translated => language !== 'en');

export function openTranslations(): Translations {
  const told = new Set<string>();
  const pages: Record<Translated, GoldenPage[]> = { 'zh-CN': [], 'zh-TW': [], ja: [] };
  return {
    languages: translated,
    see: async (page, lines, place) => {
      const before = told.size;
      for (const thing of thingsIn(lines)) told.add(thing);
      if (told.size === before) return;
      for (const language of translated) {
        pages[language].push({ step: place, lines: await pageSnapshot(page, language), tried: [] });
      }
      await page.evaluate(() => window.gallery.speak('en'));
    },
    of: (language) => pages[language],
  };
}

/** What the lines of a page say, each below what it belongs to; one amount or date is like another. */
export function thingsIn(lines: readonly string[]): readonly string[] {
  const above: { readonly depth: number; readonly words: string }[] = [];
  return lines.map((line) => {
    const words = line.trimStart();
    const depth = line.length - words.length;
    while ((above.at(-1)?.depth ?? -1) >= depth) above.pop();
    const parent = above.at(-1)?.words ?? '';
    above.push({ depth, words });
    return `${parent} > ${words}`.replaceAll(/[0-9]+/g, '0');
  });
}
