import '#src/app/styles.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EventObject } from 'xstate';
import { type Language, languages } from '#contract/languages.ts';
import { cssVariables, theme } from '#src/app/theme.ts';
import { activateLanguage } from '#src/i18n/activate.ts';
import { HeldPorts } from '../machines/heldPorts.ts';
import { flows } from './flows.tsx';

/** What a test may do with the page besides using it: let ports end, read the machine, say all in another language. */
export interface Gallery {
  /** Lets the newest question to a port end as an example says. */
  end(port: string, example: string): void;
  send(event: EventObject): void;
  state(): { readonly value: unknown; readonly context: unknown; readonly status: string };
  /** Renders the page in a language, with all that has happened before. */
  speak(language: Language): Promise<void>;
}

declare global {
  interface Window {
    gallery: Gallery;
  }
}

const name = new URLSearchParams(location.search).get('flow') ?? '';
const open = flows[name];
const root = document.getElementById('root');
if (open === undefined || root === null) throw new Error(`There is no flow ${name}`);

/** Lets React render what it has put off, whatever the clock of the page says. */
const aTurn = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const ports = new HeldPorts();
const { model, actor, view } = open(ports);

for (const language of languages) await activateLanguage(language, document.documentElement);
i18n.activate('en');
flushSync(() =>
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <main style={{ maxInlineSize: 920, margin: '0 auto', padding: 16 }}>{view}</main>
      </MantineProvider>
    </I18nProvider>,
  ),
);

window.gallery = {
  end(port, example) {
    const outcome = model.outcomes[port]?.find((one) => one.name === example);
    if (outcome === undefined) throw new Error(`${port} has no example ${example}`);
    ports.last(port).end(outcome);
  },
  send: (event) => actor.send(event),
  state: () => {
    const { value, context, status } = actor.getSnapshot();
    return { value, context, status };
  },
  speak: async (language) => {
    await aTurn();
    flushSync(() => i18n.activate(language));
  },
};
