import { useTranslation } from 'react-i18next';

/** What stands in place of figures that were not asked for yet. */
export function useNotAsked(): string {
  const { t } = useTranslation('projectList');
  return t('figures.notAsked');
}
