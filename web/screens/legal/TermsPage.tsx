import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';
import { LegalPart } from './LegalPart.tsx';

const parts = ['service', 'account', 'content', 'results', 'conduct', 'end', 'changes'] as const;

/** What whoever uses the service agrees to. */
export function TermsPage() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage title={t('terms.title')} text={t('terms.text')}>
      {parts.map((part) => (
        <LegalPart key={part} title={t(`terms.${part}.title`)} text={t(`terms.${part}.text`)} />
      ))}
    </LegalPage>
  );
}
