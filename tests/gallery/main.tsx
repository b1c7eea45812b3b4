import '#src/app/styles.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { language } from '#contract/languages.ts';
import { cssVariables, theme } from '#src/app/theme.ts';
import { PurchaseFlow } from '#src/flows/purchase/PurchaseFlow.tsx';
import { activateLanguage } from '#src/i18n/activate.ts';
import config from '../../pathways.config.ts';
import { HeldPorts } from '../machines/heldPorts.ts';
import { heldPurchase } from '../purchase/heldPurchase.ts';

const { input, outcomes } = config.models.purchase;

/** What a test may do with the page besides using it: let ports end, and read the machine. */
export interface Gallery {
  /** Lets the newest question to a port end as an example says. */
  end(port: string, example: string): void;
  send(event: Parameters<typeof actor.send>[0]): void;
  state(): { readonly value: unknown; readonly context: unknown; readonly status: string };
}

declare global {
  interface Window {
    gallery: Gallery;
  }
}

const ports = new HeldPorts();
const actor = createActor(heldPurchase(ports), { input }).start();

window.gallery = {
  end(port, example) {
    const outcome = outcomes[port]?.find(({ name }) => name === example);
    if (outcome === undefined) throw new Error(`${port} has no example ${example}`);
    ports.last(port).end(outcome);
  },
  send: (event) => actor.send(event),
  state: () => {
    const { value, context, status } = actor.getSnapshot();
    return { value, context, status };
  },
};

const root = document.getElementById('root');
const asked = language.catch('en').parse(new URLSearchParams(location.search).get('language'));
await activateLanguage(asked, document.documentElement);
if (root !== null) {
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <main style={{ maxInlineSize: 920, margin: '0 auto', padding: 16 }}>
          <PurchaseFlow actor={actor} onLeave={() => {}} />
        </main>
      </MantineProvider>
    </I18nProvider>,
  );
}
