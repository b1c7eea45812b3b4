import { useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { saveLanguage } from '#contract/calls/session.ts';
import type { Language } from '#contract/languages.ts';
import { languageNames } from '../../i18n/activate.ts';
import { rememberLanguage } from '../../i18n/choose.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session.ts';
import classes from './Header.module.css';
import { offeredLanguages } from './offeredLanguages.ts';

/** Chooses the language: remembered here and with the account, then the page is loaded anew in it. */
export function LanguageMenu() {
  const { t } = useLingui();
  const { api, language, host } = useServices();
  const { settings } = useSession();
  const [saving, setSaving] = useState(false);

  const choose = async (chosen: Language) => {
    if (chosen === language) return;
    setSaving(true);
    rememberLanguage(document, chosen);
    // The cookie decides what is shown; an account that could not be told is told at the next change.
    await api.call(saveLanguage, { body: { key: 'USER_LANGUAGE', value: chosen } });
    location.reload();
  };

  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <button
          type="button"
          className={classes.tool}
          aria-label={t`Language: ${languageNames[language]}`}
          disabled={saving}
        >
          <IconLanguage size={20} stroke={1.7} aria-hidden="true" />
          <span className={classes.toolName}>{languageNames[language]}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={language}>
          {offeredLanguages(settings.languages, host).map((offered) => (
            <Menu.RadioItem
              key={offered}
              value={offered}
              lang={offered}
              closeMenuOnClick
              onChange={() => void choose(offered)}
            >
              {languageNames[offered]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
