import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PeersSection_query$key } from '#relay/PeersSection_query.graphql.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { Section } from '../../components/Section.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { useWithoutLossesNote } from '../../components/useLosses.ts';
import { PeerCurve } from './PeerCurve.tsx';
import { PeerFilters } from './PeerFilters.tsx';
import type { PeerMark } from './peerRank.ts';
import type { PeerScope } from './peerScope.ts';
import { markHeights } from './curvePixels.ts';
import { usePeerFoundation } from './usePeerFoundation.ts';

type Props = {
  query: PeersSection_query$key;
  /** The things of the screen, in order; those without structure have no mark. */
  marks: readonly PeerMark[];
  scope: PeerScope;
  /** Raw ids of own results that the marks stand for. */
  marked?: readonly string[];
  /** Whether the reader chooses what is ranked. */
  choosesScope?: boolean;
};

/** Where the things of a screen stand among the known ones, the reader's own left out of these. */
export function PeersSection({ query, marks, scope, marked = [], choosesScope = false }: Props) {
  const { t } = useTranslation('peers');
  const withoutLosses = useWithoutLossesNote();
  const { benchmark } = useFragment(
    graphql`
      fragment PeersSection_query on Query
      @argumentDefinitions(
        of: { type: "BenchmarkScope!" }
        technology: { type: "Technology" }
        storeys: { type: "StoreyClass" }
        state: { type: "String" }
        phase: { type: "ProjectPhase" }
        withFoundation: { type: "Boolean", defaultValue: false }
      )
      @throwOnFieldError {
        benchmark(
          of: $of
          technology: $technology
          storeys: $storeys
          state: $state
          phase: $phase
          withFoundation: $withFoundation
        ) {
          isFilterable
          isOwnKnown
          owners
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
  const known = benchmark?.co2.filter(({ isOwn }) => !isOwn) ?? [];
  const hasOwn = benchmark?.co2.some(
    ({ isOwn, databaseId }) => isOwn && (databaseId == null || !marked.includes(databaseId)),
  );
  const isShown = known.length > 0;
  const withFoundation = usePeerFoundation();
  return (
    <Section
      title={t('title')}
      text={withoutLosses(t(benchmark?.isFilterable === false ? 'unasked' : 'text'))}
      actions={
        benchmark?.isFilterable === false ? null : <PeerFilters choosesScope={choosesScope} scope={scope} />
      }
    >
      {isShown && benchmark ? (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {(['co2', 'energy'] as const).map((aspect) => (
              <PeerCurve
                key={aspect}
                aspect={aspect}
                points={benchmark[aspect]}
                owners={benchmark.owners ?? null}
                marks={marks}
                marked={marked}
                scope={scope}
              />
            ))}
          </Box>
          <PeerLegend hasMarks={marks.length > 0} hasOwn={hasOwn === true} />
          {!benchmark.isOwnKnown && (
            <Typography variant="caption" color="warning" component="p" sx={{ mt: 1, maxWidth: 760 }}>
              {t('ownUnknown')}
            </Typography>
          )}
          {marks.length > 0 && (
            <SmallPrint sx={{ mt: 1, maxWidth: 760 }}>
              {t(withFoundation ? 'scors.caveatFounded' : 'scors.caveat')}
            </SmallPrint>
          )}
        </>
      ) : (
        <EmptyState compact title={t('none.title')} text={t('none.text')} />
      )}
    </Section>
  );
}

const fills = { others: 'text.disabled', own: 'text.secondary', marks: 'primary.main' } as const;

/** What the kinds of bars are. */
function PeerLegend({ hasMarks, hasOwn }: { hasMarks: boolean; hasOwn: boolean }) {
  const { t } = useTranslation('peers');
  const kinds = (['others', 'own', 'marks'] as const).filter(
    (kind) => kind === 'others' || (kind === 'own' ? hasOwn : hasMarks),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2 }}>
      {kinds.map((kind) => (
        <Box key={kind} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            aria-hidden
            sx={{ width: 28, height: markHeights[kind], borderRadius: 1, bgcolor: fills[kind] }}
          />
          <SmallPrint component="span">{t(`legend.${kind}`)}</SmallPrint>
        </Box>
      ))}
      <SmallPrint component="span">{t('legend.band')}</SmallPrint>
    </Box>
  );
}
