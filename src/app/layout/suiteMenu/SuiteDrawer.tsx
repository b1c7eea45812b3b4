import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { SuiteMenu } from './SuiteMenu.tsx';
import type { Allowed } from './shown.ts';

interface SuiteDrawerProps {
  readonly open: boolean;
  readonly allowed: Allowed;
  readonly activity: boolean;
  readonly onClose: () => void;
}

/** The suite's menu where there is no room for it beside the page. */
export function SuiteDrawer({ open, allowed, activity, onClose }: SuiteDrawerProps) {
  const { t } = useLingui();
  // Opened a moment after it is there, so that it is seen to come.
  const [isOpened, setOpened] = useState(false);
  useEffect(() => setOpened(open), [open]);
  return (
    <Drawer.Root opened={isOpened} onClose={onClose} size={300} returnFocus={false}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header component="div">
          <Drawer.Title fw={650}>
            <Trans>Suite</Trans>
          </Drawer.Title>
          <Drawer.CloseButton aria-label={t`Close`} size={44} iconSize={22} />
        </Drawer.Header>
        <Drawer.Body component="nav" aria-label={t`Suite`}>
          <SuiteMenu allowed={allowed} activity={activity} inPlace />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
