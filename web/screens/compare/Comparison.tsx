import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Comparison_unit$key } from '#relay/Comparison_unit.graphql.ts';
import { comparedOptions } from './comparedOption.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { useCompareView } from './useCompareView.ts';

type Props = { unit: Comparison_unit$key; home: string; choice: ReactNode };

/** Options of a unit side by side, computed by the rules the server uses, from the materials it sent. */
export function Comparison({ unit: key, home, choice }: Props) {
  const unit = useFragment(
    graphql`
      fragment Comparison_unit on Unit @throwOnFieldError {
        name
        floors {
          databaseId
          area
        }
        options(first: 50) {
          edges {
            node {
              databaseId
              name
              isReference
              coverage {
                totalFloors
                coveredFloors
              }
              modules(first: 50) {
                edges {
                  node {
                    name
                    technology
                    isOutdated
                    floors {
                      databaseId
                    }
                    quantities {
                      ...comparedOption_module
                    }
                  }
                }
              }
              quantities {
                ...comparedOption_quantities
              }
            }
          }
        }
      }
    `,
    key,
  );
  const all = useMemo(() => comparedOptions(unit), [unit]);
  const view = useCompareView(all, 'options');
  return <ComparisonView unit={unit.name} all={all} view={view} home={home} choice={choice} />;
}
