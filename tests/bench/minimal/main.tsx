// The yardstick of the byte figures: the least page that uses each package which the product's pages use.
import './styles.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Hello } from './Hello.tsx';
import { readSettings } from './settings.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const router = createBrowserRouter([{ path: '*', loader: readSettings, Component: Hello }]);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <MantineProvider>
          <RouterProvider router={router} />
        </MantineProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
