import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Applet } from '../services/applet.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { paths } from '../ui/paths.ts';
import { Content } from './Content.tsx';

/** Opens the mini-program's own error page; shows the same text in case that page does not open. */
export function NotInApplet({ applet }: { readonly applet: Applet }) {
  const { t } = useLingui();
  const { toErrorPage } = applet;
  useEffect(() => toErrorPage(), [toErrorPage]);
  return (
    <Content maw={968}>
      <ErrorState page title={t`This page only opens in a browser`}>
        <Text maw="46ch">
          <Trans>
            In the mini program, you can place, view, pay for and activate orders. Everything else opens in a browser.
          </Trans>
        </Text>
        <AppLink href={paths.store()}>
          <Trans>Go to the store</Trans>
        </AppLink>
      </ErrorState>
    </Content>
  );
}
