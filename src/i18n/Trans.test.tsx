import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const renderText = (said: ReactNode): string => renderToStaticMarkup(<I18nProvider i18n={i18n}>{said}</I18nProvider>);

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['<b>blurred</b>', '<0>blurred</0>', 'blurred<br/>', '<0/>', 'a < b > c'])(
  'text inserted into a message is shown as typed, and never as markup: %s',
  (words) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const label = '<1>Licence</1>';
    const encoded = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(
      renderText(
        <Trans>
          <a href="#licence">{label}</a>: {words}
        </Trans>,
      ),
    ).toBe(`<a href="#licence">${encoded(label)}</a>: ${encoded(words)}`);
    expect(renderText(<Trans>The file {words} is empty.</Trans>)).toBe(`The file ${encoded(words)} is empty.`);
    expect(complaints).not.toHaveBeenCalled();
  },
);

test('a message can contain numbers, elements and texts together', () => {
  const count = 1200;
  const name = <em>paper</em>;
  const company = 'A <b>&</b> B';
  expect(
    renderText(
      <Trans>
        {company} has {count} of {name}
      </Trans>,
    ),
  ).toBe('A &lt;b&gt;&amp;&lt;/b&gt; B has 1200 of <em>paper</em>');
});
