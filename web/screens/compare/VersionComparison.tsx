import { useMemo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { VersionComparison_modules$key } from '#relay/VersionComparison_modules.graphql.ts';
import { comparedVersions } from './comparedVersion.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { useCompareView } from './useCompareView.ts';
import { useVersionName } from './useVersionName.ts';

type Props = { modules: VersionComparison_modules$key; unit: string; home: string; choice: ReactNode };

/** Versions of modules side by side, as if each were a way to build the floors of its module. */
export function VersionComparison({ modules: key, unit, home, choice }: Props) {
  const modules = useFragment(
    graphql`
      fragment VersionComparison_modules on Module @relay(plural: true) @throwOnFieldError {
        name
        floors {
          databaseId
          area
        }
        option {
          name
        }
        isOutdated
        versions(first: 50) {
          edges {
            node {
              databaseId
              number
              name
              technology
              isValid
              quantities {
                ...comparedOption_quantities
                ...comparedOption_module
              }
            }
          }
        }
      }
    `,
    key,
  );
  const nameOf = useVersionName(modules);
  const all = useMemo(() => comparedVersions(modules, nameOf), [modules, nameOf]);
  const view = useCompareView(all, 'versions');
  return <ComparisonView unit={unit} all={all} view={view} home={home} choice={choice} />;
}
