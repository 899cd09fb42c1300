import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { useChangeLanguage } from '../../components/useChangeLanguage.ts';
import { languageNames, menuLanguages } from '../../i18n/languages.ts';
import { MoneySwitch } from '../../parts/money/MoneySwitch.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';

const modes = ['light', 'dark', 'system'] as const;

/** Theme, language and costs, in this browser. */
export function SettingsPage() {
  const { t, i18n } = useTranslation('settings');
  const changeLanguage = useChangeLanguage();
  const { mode, setMode } = useColorScheme();
  useScreenTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Section title={t('theme.title')} text={t('theme.text')}>
        <Choice
          label={t('theme.title')}
          value={mode ?? 'system'}
          options={modes.map((value) => ({ value, text: t(`theme.${value}`) }))}
          onChoose={setMode}
        />
      </Section>
      <Section title={t('language.title')} text={t('language.text')}>
        <Choice
          label={t('language.title')}
          value={i18n.resolvedLanguage ?? null}
          options={menuLanguages.map((lang) => ({ value: lang, text: languageNames[lang], lang }))}
          onChoose={(language) => void changeLanguage(language)}
        />
      </Section>
      <Section title={t('money.title')} text={t('money.text')}>
        <MoneySwitch />
      </Section>
    </>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: string | null;
  /** `lang` of a text that is in another language than the page. */
  options: readonly { value: Value; text: string; lang?: string }[];
  onChoose: (value: Value) => void;
};

/** One of a few, all in view; the one in force stays when it is pressed again. */
function Choice<Value extends string>({ label, value: chosen, options, onChoose }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={chosen}
      onChange={(_, value: Value | null) => value !== null && onChoose(value)}
    >
      {options.map(({ value, text, lang }) => (
        <ToggleButton key={value} value={value} lang={lang} sx={{ px: 2.5, textTransform: 'none' }}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
