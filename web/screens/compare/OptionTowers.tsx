import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OptionTowers_unit$key } from '#relay/OptionTowers_unit.graphql.ts';
import { Fold } from '../../components/deferred/Fold.tsx';
import { BuiltTowers } from '../../parts/builtTower/BuiltTowers.tsx';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

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
  if (floors.length === 0 || !declared) return null;
  return (
    <Fold printed={false} title={t('towers.title')} text={t('towers.text')}>
      <BuiltTowers
        floors={floors.map(({ databaseId: id, groupName: name, ...floor }) => ({ ...floor, id, name }))}
        options={declared.items.map(({ option: { databaseId: id, modules, ...option } }) => ({
          ...option,
          id,
          modules: nodesOf(modules).map((node) => ({
            ...node,
            id: node.databaseId,
            floorIds: node.floors.map((floor) => floor.databaseId),
          })),
        }))}
      />
    </Fold>
  );
}
