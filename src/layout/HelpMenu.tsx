import { useLingui } from '@lingui/react/macro';
import { IconHelp } from '@tabler/icons-react';
import { Loadable, loadable } from '../flowkit/loadable.tsx';
import { withMessages } from '../i18n/activateLanguage.ts';
import { HeaderPanel } from './HeaderPanel.tsx';

const loadableHelp = loadable(withMessages('help', async () => (await import('../support/HelpPanel.tsx')).HelpPanel));

export function HelpMenu({ side = 'end' }: { readonly side?: 'start' | 'end' }) {
  const { t } = useLingui();
  return (
    <HeaderPanel
      label={t`Help`}
      wide
      side={side}
      prefetch={loadableHelp.fetch}
      face={<IconHelp size={20} stroke={1.7} aria-hidden="true" />}
    >
      <Loadable part={loadableHelp} given={{}} />
    </HeaderPanel>
  );
}
