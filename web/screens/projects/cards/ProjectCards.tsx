import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectCards_project$key } from '#relay/ProjectCards_project.graphql.ts';
import { CardGrid } from '../../../components/CardGrid.tsx';
import { RenderWhenIdle } from '../../../components/deferred/RenderWhenIdle.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { Muted, SmallPrint } from '../../../components/Muted.tsx';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { ProjectActions } from '../../../editors/projectForm/ProjectActions.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { CostNote } from '../../../parts/money/CostNote.tsx';
import type { ProjectFigures } from '../../../parts/projectList/projectFigures.ts';
import { AssumedMark } from '../../../parts/terms/AssumedMark.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { useTotalsNotes } from '../../../parts/totals/useTotalsNotes.ts';
import { useUncoveredNote } from '../../../parts/totals/useUncoveredNote.ts';
import { paths } from '../../../paths.ts';
import { ProjectPicture } from './ProjectPicture.tsx';
import { keyWith } from '../../../i18n/keyWith.ts';

type Row = { row: ProjectCards_project$key & { readonly id: string }; figures: ProjectFigures };
type Props = { rows: readonly Row[]; connections: readonly string[] };

/** At least as many cards as the window shows, by the smallest size of a card. */
const aWindowful = () => Math.ceil(window.innerWidth / 316) * Math.ceil(window.innerHeight / 200);

/** One card per project, bars on one axis; those below the window are drawn after the rest. */
export function ProjectCards({ rows, connections }: Props) {
  const { t } = useTranslation('projects');
  const [first] = useState(aWindowful);
  const largest = Math.max(
    0,
    ...rows.map(({ figures }) => figures.quantities?.perSquareMeter?.co2?.max ?? 0),
  );
  const cards = rows.map(({ row, figures }) => (
    <ProjectCard key={row.id} project={row} figures={figures} largest={largest} connections={connections} />
  ));
  return (
    <CardGrid label={t('title')}>
      {cards.slice(0, first)}
      {cards.length > first && <RenderWhenIdle>{cards.slice(first)}</RenderWhenIdle>}
    </CardGrid>
  );
}

type ProjectCardProps = {
  project: ProjectCards_project$key;
  figures: ProjectFigures;
  /** End of the axis all cards share, kgCO₂e/m². */
  largest: number;
  connections: readonly string[];
};

// Off-screen cards are neither styled nor laid out; they keep their last height, or an estimate.
const card = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 320px',
} as const;

/** A project at a glance: where it is, how far, how large and what it emits per m². */
const ProjectCard = memo(function ProjectCard({ project, figures, largest, connections }: ProjectCardProps) {
  const { t } = useTranslation('projects');
  const { integer, builtArea, ago } = useFormat();
  const data = useFragment(
    graphql`
      fragment ProjectCards_project on Project {
        id
        databaseId
        name
        city
        state
        phase
        updatedAt
        area
        ...ProjectPicture_project
        ...ProjectActions_project
      }
    `,
    project,
  );
  const co2 = figures.quantities?.perSquareMeter?.co2;
  const structure = readTotalsPart(figures.quantities);
  const foundation = readTotalsPart(figures.foundationQuantities);
  const notes = useTotalsNotes()(structure, foundation);
  const gap = useUncoveredNote()(figures.uncoveredFloors, figures.totalFloors);
  return (
    <Card component="li" sx={card}>
      <ProjectPicture project={data} />
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5, flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              <ScreenLink to={paths.project(data.databaseId)} color="textPrimary">
                {data.name}
              </ScreenLink>
            </Typography>
            <Muted>
              {data.city}, {data.state}
            </Muted>
          </Box>
          <Box sx={{ mt: -0.5, mr: -1 }}>
            <ProjectActions project={data} connections={connections} />
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Chip size="small" label={t(keyWith('common', 'phase.', data.phase.toLowerCase()))} />
          <Muted>
            {[
              figures.units == null
                ? null
                : figures.units === 0
                  ? t('noUnits')
                  : t('units', { count: figures.units, n: integer(figures.units) }),
              data.area ? `${builtArea(data.area)} m²` : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Muted>
        </Box>
        <Box sx={{ mt: 'auto' }}>
          {co2 ? (
            <>
              <SmallPrint sx={{ mb: 0.75 }}>
                {t('intensity')}
                <AssumedMark flags={figures.quantities?.flags} />
              </SmallPrint>
              <RangeBar range={co2} domain={{ min: 0, max: largest }} unit="kgCO₂e/m²" />
              {notes.map((note) => (
                <SmallPrint key={note} sx={{ mt: 0.5 }}>
                  {note}
                </SmallPrint>
              ))}
              <CostNote id={data.id} structure={structure} foundation={foundation} />
            </>
          ) : (
            <Muted>{figures.isComplete ? t('noStructure') : t('notAsked')}</Muted>
          )}
          {co2 && gap && (
            <Typography variant="caption" color="warning" component="p" sx={{ mt: 0.5 }}>
              {gap}
            </Typography>
          )}
          {data.updatedAt != null && (
            <SmallPrint sx={{ mt: 1 }}>{t('updated', { when: ago(data.updatedAt) })}</SmallPrint>
          )}
        </Box>
      </Box>
    </Card>
  );
});
