import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { fileMessages } from '#server/modules/customerExports/messages.ts';
import { verificationMessages } from '#server/modules/verification/messages.ts';
import type { Message } from '#server/texts/msg.ts';
import { textIn } from '#server/texts/textIn.ts';
import { loadCatalogue } from '#src/i18n/activateLanguage.ts';
import { customerColumnLabels, customerStageLabels } from '#src/i18n/customerLabels.ts';
import { verificationFieldLabels, verificationRefusalMessages } from '#src/i18n/verificationLabels.ts';

async function pageTexts<Name extends string>(
  language: Language,
  words: Readonly<Record<Name, MessageDescriptor>>,
): Promise<Readonly<Record<string, string>>> {
  const i18n = await loadCatalogue(language);
  return Object.fromEntries(
    Object.entries<MessageDescriptor>(words).map(([name, descriptor]) => [name, i18n._(descriptor)]),
  );
}

const textsOf = <Name extends string>(
  language: Language,
  messages: Readonly<Record<Name, Message>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries<Message>(messages).map(([name, message]) => [name, textIn(language)(message)]));

it.each(languages)(
  'the customer export file in %s has the same column and stage names as the page [EXP-03]',
  async (language) => {
    const { columns, stages } = fileMessages;
    expect(textsOf(language, columns)).toEqual(await pageTexts(language, customerColumnLabels));
    expect(textsOf(language, stages)).toEqual(await pageTexts(language, customerStageLabels));
  },
);

describe.each(languages)('verification messages in %s', (language) => {
  it('a verification message uses the same names of refusals and fields as the page that it links to [VRD-07]', async () => {
    const { codes, fields } = verificationMessages;
    expect(textsOf(language, codes)).toEqual(await pageTexts(language, verificationRefusalMessages));
    // The number's name depends on the enterprise's region, which only the page knows.
    expect(textsOf(language, fields)).toEqual({
      ...(await pageTexts(language, verificationFieldLabels)),
      credit_code: expect.any(String),
    });
  });
});
