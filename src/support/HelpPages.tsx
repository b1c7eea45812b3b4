import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NavLink, SimpleGrid } from '@mantine/core';
import { type Icon, IconBook, IconHeadset, IconHelpHexagon, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type HelpPage, helpPages } from '#contract/entities/help.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import { helpAddress } from './helpAddress.ts';

const pages = {
  guide: { name: msg`Guide`, icon: IconBook },
  online_service: { name: msg`Online support`, icon: IconHeadset },
  help_centre: { name: msg`Help centre`, icon: IconHelpHexagon },
  training: { name: msg`Training`, icon: IconSchool },
} as const satisfies Record<HelpPage, { name: MessageDescriptor; icon: Icon }>;

/** More links than this are shown in two columns. */
const maxInOneColumn = 3;

/** The links pass on the user, and the support code if the user agrees. */
export function HelpPages() {
  const { i18n } = useLingui();
  const { user, settings } = useSession();
  const { tracing, language, now } = useServices();
  const [passesCode, setPassesCode] = useState(false);
  // Renders again after a navigation: the links contain the address of the current page.
  useLocation();
  const stored = tracing.newestStored();
  const code = stored !== null && Date.parse(stored.kept_until) > now().getTime() ? stored.code : null;
  const offered = helpPages.flatMap((page) => {
    const address = settings.help[page];
    return address === null ? [] : [{ page, address }];
  });
  if (offered.length === 0) return null;
  const context = {
    user,
    language: language.current(),
    here: new URL(window.location.href),
    support_code: passesCode ? code : null,
  };
  return (
    <>
      <SimpleGrid cols={offered.length > maxInOneColumn ? 2 : 1} spacing={0}>
        {offered.map(({ page, address }) => {
          const { name, icon: Shape } = pages[page];
          return (
            <NavLink
              key={page}
              href={helpAddress(address, context)}
              target="_blank"
              rel="noreferrer"
              label={i18n._(name)}
              styles={{ label: { wordBreak: 'keep-all', overflowWrap: 'anywhere' } }}
              leftSection={<Shape size={18} stroke={1.7} aria-hidden="true" />}
            />
          );
        })}
      </SimpleGrid>
      {code !== null && (
        <Checkbox
          mx="sm"
          my="xs"
          checked={passesCode}
          onChange={(event) => setPassesCode(event.currentTarget.checked)}
          label={<Trans>Include my support code ({code})</Trans>}
        />
      )}
    </>
  );
}
