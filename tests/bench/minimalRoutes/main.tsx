// The yardstick of the route changes: a page with one link to the minimal page, which is a chunk with its own data.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/NumberInput.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

i18n.loadAndActivate({ locale: 'en', messages: {} });

function FirstPage() {
  return (
    <main>
      <h1>First</h1>
      <Link to="/mall/hello">Hello</Link>
    </main>
  );
}

const router = createBrowserRouter([
  { path: '/mall', Component: FirstPage },
  { path: '/mall/hello', lazy: () => import('./hello.ts') },
]);

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
