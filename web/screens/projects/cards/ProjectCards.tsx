import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectCard_project$key } from '#relay/ProjectCard_project.graphql.ts';
import { CardGrid } from '../../../components/CardGrid.tsx';
import { RenderWhenIdle } from '../../../components/deferred/RenderWhenIdle.tsx';
import type { ProjectFigures } from '../../../parts/projectList/projectFigures.ts';
import { ProjectCard } from './ProjectCard.tsx';

type Row = { row: ProjectCard_project$key & { readonly id: string }; figures: ProjectFigures };
type Props = { rows: readonly Row[]; connections: readonly string[] };

/** No fewer cards than the window shows, by the least a card takes. */
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
