import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useFirstEntry_entry$data } from '#relay/useFirstEntry_entry.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

// Spread unmasked: the compiler copies its fields in.
void graphql`
  fragment useFirstEntry_entry on FirstEntry {
    projectName
    enteredBy
    enteredAt
  }
`;

type FirstEntry = Pick<useFirstEntry_entry$data, 'projectName' | 'enteredBy' | 'enteredAt'>;

/** Says where something was first entered, by whom and when; null for what was entered here. */
export function useFirstEntry() {
  const { t } = useTranslation('project');
  const { date } = useFormat();
  return (entry: FirstEntry | null | undefined) =>
    entry == null
      ? null
      : t('shared.from', { project: entry.projectName, name: entry.enteredBy, date: date(entry.enteredAt) });
}
