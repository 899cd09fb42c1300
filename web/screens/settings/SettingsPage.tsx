import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { LanguageSection } from './LanguageSection.tsx';
import { ThemeSection } from './ThemeSection.tsx';

/** Theme and language of this browser. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  useScreenTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <ThemeSection />
      <LanguageSection />
    </>
  );
}
