import type { LocalizedText } from '#contract/languages.ts';
import { msg } from '../../texts/msg.ts';
import { inEveryLanguage } from '../../texts/textIn.ts';

/** Names of price lines without a catalogue item. */
const lineNameMessages = {
  prepaid: msg('Prepaid advertising (Google Ads)'),
  invite: msg('Recommendation discount'),
  multiYear: msg('{years}-year discount'),
  elapsed: msg('{of}: credit ({elapsed} of {whole} days already passed)'),
  unused: msg('{of}: credit ({unused} of {whole} days unused)'),
};

export const prepaidName = (): LocalizedText => inEveryLanguage((text) => text(lineNameMessages.prepaid));

export const recommendationName = (): LocalizedText => inEveryLanguage((text) => text(lineNameMessages.invite));

export const multiYearName = (years: number): LocalizedText =>
  inEveryLanguage((text) => text(lineNameMessages.multiYear, { years }));

interface Days {
  readonly whole: number;
  readonly elapsed: number;
}

export const elapsedName = (of: LocalizedText, { whole, elapsed }: Days): LocalizedText =>
  inEveryLanguage((text, language) => text(lineNameMessages.elapsed, { of: of[language], whole, elapsed }));

export const unusedName = (of: LocalizedText, { whole, elapsed }: Days): LocalizedText =>
  inEveryLanguage((text, language) =>
    text(lineNameMessages.unused, { of: of[language], whole, unused: whole - elapsed }),
  );
