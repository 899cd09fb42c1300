import { useTranslation } from 'react-i18next';
import type { DecisionRow_decision$key } from '#relay/DecisionRow_decision.graphql.ts';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { useNarrow } from '../../components/useNarrow.ts';
import { type DecisionPlace, DecisionRow } from './DecisionRow.tsx';

type Props = {
  decisions: readonly (DecisionRow_decision$key & { readonly id: string })[];
  place?: DecisionPlace;
};

/** One row per decision, newest first; on a phone each names its cells. */
export function DecisionTable({ decisions, place }: Props) {
  const { t } = useTranslation('decision');
  const narrow = useNarrow();
  return (
    <DataTable
      label={t('list.title')}
      aria-label={t('list.title')}
      sx={narrow ? {} : { minWidth: 640 }}
      heads={
        narrow
          ? []
          : [
              t('column.number'),
              place !== undefined && t(`column.${place}`),
              t('column.chosen'),
              t('today.title'),
              t('column.reason'),
              t('column.author'),
              t('column.date'),
            ]
      }
    >
      {decisions.map((decision) => (
        <DecisionRow key={decision.id} decision={decision} place={place} />
      ))}
    </DataTable>
  );
}
