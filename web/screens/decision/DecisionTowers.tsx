import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionTowers_comparison$key } from '#relay/DecisionTowers_comparison.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { BuiltTowers } from '../../parts/builtTower/BuiltTowers.tsx';

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
  if (floors.length === 0) return null;
  return (
    <Section title={t('towers.title')}>
      <BuiltTowers
        floors={floors.map(({ group, ...floor }) => ({ ...floor, id: String(floor.index), name: group }))}
        options={items.map(({ optionId: id, modules, ...item }) => ({
          ...item,
          id,
          modules: modules.map((module) => ({
            ...module,
            id: module.moduleId,
            floorIds: module.floors.map(String),
          })),
        }))}
      />
    </Section>
  );
}
