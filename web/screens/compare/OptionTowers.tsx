import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import type { OptionTowers_unit$key } from '#relay/OptionTowers_unit.graphql.ts';
import { Fold } from '../../components/deferred/Fold.tsx';
import { BuiltTower } from '../../parts/builtTower/BuiltTower.tsx';
import { builtTower } from '../../parts/builtTower/builtTower.ts';
import { useDrawnFoundation } from '../../parts/builtTower/useDrawnFoundation.ts';
import { TowerRow } from '../../parts/builtTower/TowerRow.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';

/** The tower as each option builds it, beside each other on one scale. */
export function OptionTowers({ unit: key }: { unit: OptionTowers_unit$key }) {
  const { t } = useTranslation('compare');
  const { floors, declared } = useFragment(
    graphql`
      fragment OptionTowers_unit on Unit @throwOnFieldError {
        floors {
          databaseId
          index
          groupName
          category
          area
          height
        }
        declared: comparison(chosen: $optionIds, withFoundation: $withFoundation, withLosses: $withLosses) {
          items {
            option {
              databaseId
              name
              foundation {
                type
              }
              modules(first: 50) {
                edges {
                  node {
                    databaseId
                    name
                    technology
                    floors {
                      databaseId
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const drawnFoundation = useDrawnFoundation();
  if (floors.length === 0 || !declared) return null;
  const nothing = declared.items.some(({ option }) => option.foundation) ? null : undefined;
  return (
    <Fold printed={false} title={t('towers.title')} text={t('towers.text')}>
      <TowerRow>
        {declared.items.map(({ option }) => {
          const modules = nodesOf(option.modules).map((node) => ({
            ...node,
            id: node.databaseId,
            floorIds: node.floors.map((floor) => floor.databaseId),
          }));
          return (
            <BuiltTower
              key={option.databaseId}
              name={option.name}
              modules={modules}
              foundation={option.foundation ? drawnFoundation(option.name, option.foundation.type) : nothing}
              tower={builtTower(
                floors.map(({ databaseId: id, groupName: name, category, ...floor }) => ({
                  ...floor,
                  id,
                  name,
                  category: category.toLowerCase() as FloorCategory,
                })),
                modules,
              )}
            />
          );
        })}
      </TowerRow>
    </Fold>
  );
}
