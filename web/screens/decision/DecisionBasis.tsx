import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionBasis_comparison$key } from '#relay/DecisionBasis_comparison.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { DocumentText } from '../../components/DocumentText.tsx';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { unitText } from '#domain/texts/unitText.ts';

/** What the figures rested on: versions by number, factor sets, declared suppliers, and what is not counted. */
export function DecisionBasis({ comparison }: { comparison: DecisionBasis_comparison$key }) {
  const { t } = useTranslation('decision');
  const kindName = useFoundationName();
  const messages = useMessages();
  const { exactSpan, day } = useFormat();
  const { items, factorSets, withFoundation, declarations } = useFragment(
    graphql`
      fragment DecisionBasis_comparison on RecordedComparison {
        factorSets
        withFoundation
        items {
          optionId
          name
          quantities {
            flags
          }
          modules {
            name
            versionNumber
            floors
          }
          foundation {
            type
            versionNumber
            quantities {
              flags
            }
          }
        }
        declarations {
          material
          label
          unit
          supplier
          document
          validUntil
          co2 {
            min
            max
          }
        }
      }
    `,
    comparison,
  );
  const figures = items.flatMap(({ quantities, foundation }) => [quantities, foundation?.quantities]);
  const flags = new Set(figures.flatMap((each) => each?.flags ?? []));
  return (
    <Section title={t('basis.title')}>
      {items.map(({ optionId, name, modules, foundation }) => (
        <Typography key={optionId} variant="body2" sx={{ mb: 0.5 }}>
          <strong>{name}</strong>:{' '}
          {modules
            .map((module) =>
              t('basis.module', {
                name: module.name,
                number: module.versionNumber,
                count: module.floors.length,
              }),
            )
            .join('; ') || '-'}
          {foundation &&
            `; ${t('basis.foundation', { kind: kindName(foundation.type), number: foundation.versionNumber })}`}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t('basis.factors', { sets: factorSets.join(', ') })}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {messages.text('decision.factors')}.
      </Typography>
      {[...flags].map((flag) => (
        <Typography key={flag} variant="body2" sx={{ mt: 0.5 }}>
          {t(`flag.${flag}`)}
        </Typography>
      ))}
      {declarations.map((each) => (
        <Typography key={each.material} variant="body2" sx={{ mt: 0.5 }}>
          {t('basis.declared', {
            material: each.label,
            supplier: each.supplier,
            co2: `${exactSpan(each.co2)} kgCO₂e/${unitText(each.unit)}`,
          })}
          {' · '}
          <DocumentText text={each.document} />
          {each.validUntil && ` · ${t('basis.until', { date: day(each.validUntil) })}`}
        </Typography>
      ))}
      <Muted sx={{ mt: 2 }}>{t(withFoundation ? 'basis.notCountedFounded' : 'basis.notCounted')}</Muted>
    </Section>
  );
}
