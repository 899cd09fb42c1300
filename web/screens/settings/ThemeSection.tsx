import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const modes = ['light', 'dark', 'system'] as const;

/** Light, dark, or what the system says. */
export function ThemeSection() {
  const { t } = useTranslation('settings');
  const { mode, setMode } = useColorScheme();
  return (
    <Section title={t('theme.title')} text={t('theme.text')}>
      <ToggleButtonGroup
        exclusive
        aria-label={t('theme.title')}
        value={mode ?? 'system'}
        onChange={(_, chosen: (typeof modes)[number] | null) => chosen !== null && setMode(chosen)}
      >
        {modes.map((value) => (
          <ToggleButton key={value} value={value} sx={{ px: 2.5, textTransform: 'none' }}>
            {t(`theme.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Section>
  );
}
