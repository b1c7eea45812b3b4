import type { Language } from '#contract/languages.ts';
import { chooseLanguage, type PageSigns } from '../i18n/choose.ts';

/** The language of the pages. */
export interface Speech {
  readonly offered: readonly Language[];
  readonly spoken: () => Language;
  /** Goes on in the language that is saved with an account, unless one was chosen here. */
  readonly goOnAs: (saved: Language | null) => Promise<void>;
}

/** Begins to speak, to somebody who is not known yet. */
export async function beginSpeech(signs: PageSigns, activate: (language: Language) => Promise<void>): Promise<Speech> {
  let spoken = chooseLanguage(signs, null);
  await activate(spoken);
  return {
    offered: signs.offered,
    spoken: () => spoken,
    async goOnAs(saved) {
      const wanted = chooseLanguage(signs, saved);
      if (wanted === spoken) return;
      await activate(wanted);
      spoken = wanted;
    },
  };
}
