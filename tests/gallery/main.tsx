import { components } from './components/index.ts';
import '#src/app/styles.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { languages } from '#contract/languages.ts';
import { tolerateBrowserTranslation } from '#src/app/browserTranslation.ts';
import { cssVariables, theme } from '#src/app/theme.ts';
import { hideCompositionKeys } from '#src/forms/controls/compositionKeys.ts';
import { activateLanguage, loadMessages } from '#src/i18n/activateLanguage.ts';
import { readAddress } from './address.ts';
import { openFlow } from './openFlow.tsx';
import { pseudoLanguage, pseudoMessages } from './pseudo.ts';
import { Sheet } from './Sheet.tsx';

const { exhibit, look } = readAddress(location.search);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for what it shows');

hideCompositionKeys(window);
tolerateBrowserTranslation(document);
await loadMessages('all');
for (const language of languages) await activateLanguage(language, document.documentElement);
i18n.activate('en');
i18n.load(pseudoLanguage, pseudoMessages(i18n.messages));
i18n.activate(look.language);
document.documentElement.lang = look.language;

const mount = createRoot(root);
let renderCount = 0;

function show(view: ReactNode): void {
  renderCount += 1;
  flushSync(() =>
    mount.render(
      <I18nProvider i18n={i18n}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          {...(look.scheme !== null && { forceColorScheme: look.scheme })}
        >
          <Fragment key={renderCount}>{view}</Fragment>
        </MantineProvider>
      </I18nProvider>,
    ),
  );
}

const showInPage = (view: ReactNode): void =>
  show(<main style={{ maxInlineSize: 920, margin: '0 auto', padding: 16 }}>{view}</main>);

function ComponentSample({ name }: { readonly name: string }) {
  const Sample = components[name];
  if (Sample === undefined) throw new Error(`There is no component ${name}`);
  return typeof Sample === 'string' ? <p>{Sample}</p> : <Sample />;
}

/** Makes the frame around this page, if any, as high as its content. */
function fitFrame(): void {
  const { frameElement } = window;
  if (frameElement === null) return;
  new ResizeObserver(([entry]) => {
    frameElement.setAttribute('height', String(Math.ceil(entry?.contentRect.height ?? 0)));
  }).observe(document.body);
}

if (exhibit === null) show(<Sheet look={look} />);
else if (exhibit.kind === 'component') showInPage(<ComponentSample name={exhibit.name} />);
else await openFlow(exhibit.flow, exhibit.place, showInPage);
fitFrame();
