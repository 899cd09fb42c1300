import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { BenchmarkSection_project$key } from '#relay/BenchmarkSection_project.graphql.ts';
import type { BenchmarkSection_query$key } from '#relay/BenchmarkSection_query.graphql.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Section } from '../../../components/Section.tsx';
import { BenchmarkFilters } from './BenchmarkFilters.tsx';
import { BenchmarkLegend } from './BenchmarkLegend.tsx';
import { benchmarkScopeOf } from './benchmarkVariables.ts';
import { PercentileCurve } from './PercentileCurve.tsx';

type Props = { query: BenchmarkSection_query$key; project: BenchmarkSection_project$key };

/** Where this project's intensities lie among all known ones. */
export function BenchmarkSection({ query, project }: Props) {
  const { t } = useTranslation('projectTables');
  const [search] = useSearchParams();
  const { benchmark } = useFragment(
    graphql`
      fragment BenchmarkSection_query on Query
      @argumentDefinitions(
        of: { type: "BenchmarkScope!" }
        technology: { type: "Technology" }
        phase: { type: "ProjectPhase" }
      )
      @throwOnFieldError {
        benchmark(of: $of, technology: $technology, phase: $phase) {
          co2 {
            position
            min
            max
            isOwn
            databaseId
          }
          energy {
            position
            min
            max
            isOwn
            databaseId
          }
        }
      }
    `,
    query,
  );
  const { databaseId, units } = useFragment(
    graphql`
      fragment BenchmarkSection_project on Project {
        databaseId
        units(first: 50) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    project,
  );
  const scope = benchmarkScopeOf(search.get('of'));
  const names = new Map([[databaseId, t('benchmark.thisProject')]]);
  for (const { node } of units.edges) if (node) names.set(node.databaseId, node.name);
  const isEmpty = !benchmark || benchmark.co2.length === 0;
  return (
    <Section title={t('benchmark.title')} text={t('benchmark.text')} actions={<BenchmarkFilters />}>
      {isEmpty ? (
        <EmptyState compact title={t('benchmark.none.title')} text={t('benchmark.none.text')} />
      ) : (
        <>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
            {(['co2', 'energy'] as const).map((aspect) => (
              <PercentileCurve
                key={aspect}
                aspect={aspect}
                points={benchmark[aspect]}
                names={names}
                scope={scope}
              />
            ))}
          </Box>
          <BenchmarkLegend />
        </>
      )}
    </Section>
  );
}
