import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, menuLanguages } from '../i18n/languages.ts';
import { Translate } from '../theme/icons.tsx';
import { useChangeLanguage } from './useChangeLanguage.ts';

/** English, Portuguese and Spanish, each in its own name. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const changeLanguage = useChangeLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (language: string) => {
    setAnchor(null);
    void changeLanguage(language);
  };
  return (
    <>
      <Tooltip title={t('language')}>
        <IconButton
          aria-label={t('language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Translate fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {menuLanguages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === i18n.resolvedLanguage}
            onClick={() => choose(language)}
          >
            {languageNames[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
