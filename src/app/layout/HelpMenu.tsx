import { useLingui } from '@lingui/react/macro';
import { IconHelp } from '@tabler/icons-react';
import { HelpPages } from '../support/HelpPages.tsx';
import { HelpPanel } from '../support/HelpPanel.tsx';
import { HeaderPanel } from './HeaderPanel.tsx';

/** The way to support, whether or not something has gone wrong. */
export function HelpMenu() {
  const { t } = useLingui();
  return (
    <HeaderPanel label={t`Help`} wide face={<IconHelp size={20} stroke={1.7} aria-hidden="true" />}>
      <HelpPages />
      <HelpPanel />
    </HeaderPanel>
  );
}
