import { Trans, useLingui } from '@lingui/react/macro';
import { Box, CloseButton, Group, Text } from '@mantine/core';
import { useCallback, useEffect, useRef } from 'react';
import type { UserPermissions } from '#machines/shell/session/machine.ts';
import classes from './SuiteDrawer.module.css';
import { SuiteMenu } from './SuiteMenu.tsx';

interface SuiteDrawerProps {
  readonly allowed: UserPermissions;
  readonly activity: boolean;
  readonly onClose: () => void;
}

/**
 * The suite's menu if it does not fit beside the page; open while mounted. Not Mantine's drawer: the native dialog
 * traps and restores the focus, and opens without loading anything, even offline.
 */
export function SuiteDrawer({ allowed, activity, onClose }: SuiteDrawerProps) {
  const { t } = useLingui();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => {
    drawer.current?.close();
    // The `close` event comes later: until then, pressing the menu's button (which has the focus again) would do
    // nothing.
    onClose();
  }, [onClose]);
  useEffect(() => {
    const dialog = drawer.current;
    if (dialog === null) return;
    const listening = new AbortController();
    const besideIt = ({ target }: Event) => {
      if (target === dialog) close();
    };
    const byEscape = (event: Event) => {
      event.preventDefault();
      close();
    };
    dialog.addEventListener('click', besideIt, listening);
    dialog.addEventListener('cancel', byEscape, listening);
    dialog.addEventListener('close', () => !dialog.open && onClose(), listening);
    dialog.showModal();
    return () => {
      listening.abort();
      dialog.close();
    };
  }, [close, onClose]);
  return (
    <dialog ref={drawer} className={classes.drawer} aria-label={t`Suite`}>
      {/* Covers the whole drawer, so that a click whose target is the dialog itself was outside. */}
      <Box mih="100%" px="sm" pt="xs" pb="calc(12px + env(safe-area-inset-bottom))">
        <Group justify="space-between" wrap="nowrap" pb="xs">
          <Text fw={650} fz="lg">
            <Trans>Suite</Trans>
          </Text>
          <CloseButton aria-label={t`Close`} size={44} iconSize={22} onClick={close} />
        </Group>
        <nav aria-label={t`Suite`}>
          <SuiteMenu allowed={allowed} activity={activity} inPlace />
        </nav>
      </Box>
    </dialog>
  );
}
