import type { Language } from '#contract/languages.ts';
import { chooseLanguage, type PageSigns } from '../i18n/choose.ts';

/** The language of the pages. */
export interface PageLanguage {
  readonly offered: readonly Language[];
  readonly current: () => Language;
  /** Switches to the language that is saved with an account, unless one was chosen in this browser. */
  readonly switchLanguage: (saved: Language | null) => Promise<void>;
}

/** Activates the language that the page itself asks for: who is signed in is not known yet. */
export async function createPageLanguage(
  signs: PageSigns,
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
