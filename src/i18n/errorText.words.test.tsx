import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Refusal } from '#contract/refusal.ts';
import { useErrorText } from './errorText.ts';

const messages = { 'error.slot_taken': 'This time has just been taken.' };
const Text = ({ refusal }: { readonly refusal: Refusal }) => useErrorText().refusalText(refusal);
const renderRefusal = (refusal: Refusal, locale = 'en'): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages } })}>
      <Text refusal={refusal} />
    </I18nProvider>,
  );
const message = { text: 'Reserved for a holiday.', language: 'en' };

test.each<[string, Refusal, string, string]>([
  ['in the words of the server', { code: 'slot_taken', message }, 'en', message.text],
  ['in our words after a change of language', { code: 'slot_taken', message }, 'ja', messages['error.slot_taken']],
  ['in our words where the server said nothing', { code: 'slot_taken' }, 'en', messages['error.slot_taken']],
  [
    'in our words where redaction took those of the server',
    { code: 'slot_taken', message: { text: '‹1›', language: '‹2›' } },
    'en',
    messages['error.slot_taken'],
  ],
  ['in the words of the server where the code is unknown', { code: 49_999, message }, 'ja', message.text],
])('a refusal is shown %s [WIR-42]', (_how, refusal, locale, text) => {
  expect(renderRefusal(refusal, locale)).toBe(text);
});
