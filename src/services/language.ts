import type { Language } from '#contract/languages.ts';
import { chooseLanguage, type PageLanguageHints } from '../i18n/chooseLanguage.ts';

export interface PageLanguage {
  readonly offered: readonly Language[];
  readonly current: () => Language;
  /** Switches to the account's language, unless the user has chosen one in this browser. */
  readonly switchLanguage: (saved: Language | null) => Promise<void>;
}

/** Activates the language from the page's own signs: the user is not known yet. */
export async function createPageLanguage(
  signs: PageLanguageHints,
  activate: (language: Language) => Promise<void>,
): Promise<PageLanguage> {
  let current = chooseLanguage(signs, null);
  await activate(current);
  return {
    offered: signs.offered,
    current: () => current,
    async switchLanguage(saved) {
      const next = chooseLanguage(signs, saved);
      if (next === current) return;
      await activate(next);
      current = next;
    },
  };
}
