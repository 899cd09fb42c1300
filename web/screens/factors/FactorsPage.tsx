import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { FactorsPageQuery } from '#relay/FactorsPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Glossary } from '../../parts/terms/Glossary.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { FactorTable } from './FactorTable.tsx';

/** Every factor set with all its rows: range, unit, status, source, and that nobody checked it against its source. */
export function FactorsPage() {
  const { t } = useTranslation('factors');
  const { day: dayText } = useFormat();
  useScreenTitle(t('title'), []);
  const { factorSets } = useScreenQuery<FactorsPageQuery>(graphql`
    query FactorsPageQuery {
      factorSets {
        id
        source
        date
        isCurrent
        factors {
          key
          label
          unit
          provenance
          co2 {
            min
            max
          }
          energy {
            min
            max
          }
        }
      }
    }
  `);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Alert severity="warning" sx={{ mb: 3 }}>
        {t('notChecked')}
      </Alert>
      {factorSets.map(({ id, source, date: day, isCurrent, factors }) => (
        <Section
          key={id}
          title={t('set', { id })}
          text={t('source', { source, date: dayText(day) })}
          actions={isCurrent && <Chip size="small" label={t('current')} />}
        >
          <FactorTable id={id} factors={factors} />
        </Section>
      ))}
      <Glossary />
    </>
  );
}
