import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Applet } from '../services/applet.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { paths } from '../ui/paths.ts';
import { Content } from './Content.tsx';

/** Opens the mini-program's own error page; shows the same text in case that page does not open. */
export function OutsideApplet({ applet }: { readonly applet: Applet }) {
  const { t } = useLingui();
  const { toErrorPage } = applet;
  useEffect(() => toErrorPage(), [toErrorPage]);
  return (
    <Content maw={968}>
      <ErrorState page title={t`This page opens in a browser only.`}>
        <Text maw="46ch">
          <Trans>
            In the mini-program you can buy, and see, pay and activate your orders. All else opens in a browser.
          </Trans>
        </Text>
        <AppLink href={paths.store()}>
          <Trans>To the store</Trans>
        </AppLink>
      </ErrorState>
    </Content>
  );
}
