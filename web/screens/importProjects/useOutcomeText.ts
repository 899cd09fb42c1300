import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { importOutcome } from './importOutcome.ts';

/** Says how many projects were made, and how many rows were left out. */
export function useOutcomeText(): (outcome: ReturnType<typeof importOutcome>) => string {
  const { t } = useTranslation('importProjects');
  const { integer } = useFormat();
  return ({ projects: { length: made }, faulty }) =>
    [
      t('done.made', { count: made, n: integer(made) }),
      ...(faulty > 0 ? [t('check.faulty', { count: faulty, n: integer(faulty) })] : []),
    ].join(' ');
}
