import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { MoneySwitch } from '../../parts/money/MoneySwitch.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { LanguageSection } from './LanguageSection.tsx';
import { ThemeSection } from './ThemeSection.tsx';

/** Theme, language and costs, in this browser. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  useScreenTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <ThemeSection />
      <LanguageSection />
      <Section title={t('money.title')} text={t('money.text')}>
        <MoneySwitch />
      </Section>
    </>
  );
}
