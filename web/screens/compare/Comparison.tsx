import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Comparison_unit$key } from '#relay/Comparison_unit.graphql.ts';
import { comparedSet } from './compared/comparedSet.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { OptionFloors } from './floors/OptionFloors.tsx';
import { OptionTowers } from './OptionTowers.tsx';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

type Props = { unit: Comparison_unit$key; towerPath: string; moduleSelect: ReactNode; foot: ReactNode };

/** Options of a unit side by side, as the graph compares them. */
export function Comparison({ unit: key, towerPath, moduleSelect, foot }: Props) {
  const unit = useFragment(
    graphql`
      fragment Comparison_unit on Unit @throwOnFieldError {
        name
        ...OptionTowers_unit
        ...OptionFloors_unit
        options(first: 50) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
        declared: comparison(chosen: $optionIds, withFoundation: $withFoundation, withLosses: $withLosses) {
          ...comparedSet_comparison
        }
        undeclared: comparison(
          chosen: $optionIds
          useDeclared: false
          withFoundation: $withFoundation
          withLosses: $withLosses
        ) {
          ...comparedSet_comparison
        }
      }
    `,
    key,
  );
  const { declared, undeclared } = unit;
  const sets = useMemo(
    () => ({ declared: comparedSet(declared), undeclared: comparedSet(undeclared) }),
    [declared, undeclared],
  );
  const all = nodesOf(unit.options).map(({ databaseId: id, name }) => ({ id, name }));
  return (
    <ComparisonView
      unit={unit.name}
      kind="options"
      all={all}
      sets={sets}
      nameOf={optionName}
      towerPath={towerPath}
      moduleSelect={moduleSelect}
      towers={<OptionTowers unit={unit} />}
      floors={<OptionFloors unit={unit} sets={sets} />}
      foot={foot}
    />
  );
}

const optionName = ({ option }: { option: { name: string } }) => option.name;
