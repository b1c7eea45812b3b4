import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { saveLanguage } from '#contract/calls/session.ts';
import { type Language, languageNames } from '#contract/languages.ts';
import { rememberLanguage } from '../i18n/chooseLanguage.ts';
import { useServices } from '../services/services.ts';
import classes from './Header.module.css';
import { HeaderPanel, PanelChoice } from './HeaderPanel.tsx';

interface LanguageMenuProps {
  /** False without a session: then only the cookie stores the choice. */
  readonly withAccount?: boolean;
  readonly side?: 'start' | 'end';
}

export function LanguageMenu({ withAccount = true, side = 'end' }: LanguageMenuProps) {
  const { t } = useLingui();
  const { api, language } = useServices();
  const current = language.current();
  const [saving, setSaving] = useState(false);

  const choose = async (chosen: Language) => {
    if (chosen === current) return;
    setSaving(true);
    rememberLanguage(document, chosen);
    // The cookie decides; failing to store the choice with the account is ignored.
    if (withAccount) await api.call(saveLanguage, { body: { key: 'USER_LANGUAGE', value: chosen } });
    location.reload();
  };

  return (
    <HeaderPanel
      side={side}
      label={t`Language: ${languageNames[current]}`}
      face={
        <>
          <IconLanguage size={20} stroke={1.7} aria-hidden="true" />
          <Text component="span" truncate className={classes.toolName}>
            {languageNames[current]}
          </Text>
        </>
      }
    >
      {language.offered.map((offered) => (
        <PanelChoice
          key={offered}
          lang={offered}
          chosen={offered === current}
          disabled={saving}
          onChoose={() => void choose(offered)}
        >
          {languageNames[offered]}
        </PanelChoice>
      ))}
    </HeaderPanel>
  );
}
