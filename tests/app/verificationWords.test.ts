import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { verificationWords } from '#server/modules/verification/words/index.ts';
import { wordsOf } from '#src/i18n/activate.ts';
import { verificationFieldWords, verificationRefusalWords } from '#src/i18n/verificationWords.ts';

describe.each(languages)('what a message says of a verification in %s', (language) => {
  it('is called as on the page to which it leads [VRD-07]', async () => {
    const i18n = await wordsOf(language);
    const said = (words: Readonly<Record<string, MessageDescriptor>>) =>
      Object.fromEntries(Object.entries(words).map(([name, descriptor]) => [name, i18n._(descriptor)]));
    const { codes, fields } = verificationWords[language];
    expect(codes).toEqual(said(verificationRefusalWords));
    // The page knows the zone of the enterprise, and with it how the number is called there.
    expect(fields).toEqual({ ...said(verificationFieldWords), credit_code: expect.any(String) });
  });
});
