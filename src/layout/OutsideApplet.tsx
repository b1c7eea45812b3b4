import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Applet } from '../services/applet.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { paths } from '../ui/paths.ts';
import { Content } from './Content.tsx';

/** A page that the mini-program does not show: sends it to its own page that says so, and says so itself where that does not open. */
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
