import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';
import { LegalPart } from './LegalPart.tsx';
import { PersonalData } from './PersonalData.tsx';
import { RightsSection } from './RightsSection.tsx';

const parts = ['shared', 'kept', 'safe', 'changes'] as const;

/** Which personal data there are, what for, for how long, and how to exercise one's rights (LGPD, art. 9 and 18). */
export function PrivacyPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage title={t('privacy.title')} text={t('privacy.text')}>
      <LegalPart title={t('privacy.who.title')} text={t('privacy.who.text')} />
      <PersonalData />
      {parts.map((part) => (
        <LegalPart key={part} title={t(`privacy.${part}.title`)} text={t(`privacy.${part}.text`)} />
      ))}
      <RightsSection />
    </LegalPage>
  );
}
