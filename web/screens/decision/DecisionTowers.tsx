import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import type { DecisionTowers_comparison$key } from '#relay/DecisionTowers_comparison.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { BuiltTower } from '../../parts/builtTower/BuiltTower.tsx';
import { builtTower } from '../../parts/builtTower/builtTower.ts';
import { useDrawnFoundation } from '../../parts/builtTower/useDrawnFoundation.ts';
import { TowerRow } from '../../parts/builtTower/TowerRow.tsx';

/** The tower as each option built it when the decision was taken, on one scale. */
export function DecisionTowers({ comparison }: { comparison: DecisionTowers_comparison$key }) {
  const { t } = useTranslation('compare');
  const { floors, items } = useFragment(
    graphql`
      fragment DecisionTowers_comparison on RecordedComparison {
        floors {
          index
          group
          category
          area
          height
        }
        items {
          optionId
          name
          modules {
            moduleId
            name
            technology
            floors
          }
          foundation {
            type
          }
        }
      }
    `,
    comparison,
  );
  const drawnFoundation = useDrawnFoundation();
  if (floors.length === 0) return null;
  const nothing = items.some(({ foundation }) => foundation) ? null : undefined;
  const drawn = floors.map(({ group, category, ...floor }) => ({
    ...floor,
    id: String(floor.index),
    name: group,
    category: category.toLowerCase() as FloorCategory,
  }));
  return (
    <Section title={t('towers.title')}>
      <TowerRow>
        {items.map(({ optionId, name, modules, foundation }) => {
          const placed = modules.map((module) => ({
            ...module,
            id: module.moduleId,
            floorIds: module.floors.map(String),
          }));
          return (
            <BuiltTower
              key={optionId}
              name={name}
              modules={placed}
              tower={builtTower(drawn, placed)}
              foundation={foundation ? drawnFoundation(name, foundation.type) : nothing}
            />
          );
        })}
      </TowerRow>
    </Section>
  );
}
