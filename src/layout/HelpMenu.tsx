import { useLingui } from '@lingui/react/macro';
import { IconHelp } from '@tabler/icons-react';
import { Fetched, fetchedPart } from '../flowkit/fetchedPart.tsx';
import { withWords } from '../i18n/activate.ts';
import { HeaderPanel } from './HeaderPanel.tsx';

const help = fetchedPart(withWords('help', async () => (await import('../support/HelpPanel.tsx')).Help));

export function HelpMenu({ side = 'end' }: { readonly side?: 'start' | 'end' }) {
  const { t } = useLingui();
  return (
    <HeaderPanel
      label={t`Help`}
      wide
      side={side}
      prefetch={help.fetch}
      face={<IconHelp size={20} stroke={1.7} aria-hidden="true" />}
    >
      <Fetched part={help} given={{}} />
    </HeaderPanel>
  );
}
