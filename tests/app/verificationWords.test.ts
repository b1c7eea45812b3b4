import { describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { verificationMessages } from '#server/modules/verification/messages.ts';
import { verificationFieldWords, verificationRefusalWords } from '#src/i18n/verificationWords.ts';
import { textsOf, wordsSaid } from './wordsSaid.ts';

describe.each(languages)('what a message says of a verification in %s', (language) => {
  it('is called as on the page to which it leads [VRD-07]', async () => {
    const { codes, fields } = verificationMessages;
    expect(textsOf(language, codes)).toEqual(await wordsSaid(language, verificationRefusalWords));
    // The page knows the zone of the enterprise, and with it how the number is called there.
    expect(textsOf(language, fields)).toEqual({
      ...(await wordsSaid(language, verificationFieldWords)),
      credit_code: expect.any(String),
    });
  });
});
