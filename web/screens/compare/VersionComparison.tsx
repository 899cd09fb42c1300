import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { comparedSet_comparison$key } from '#relay/comparedSet_comparison.graphql.ts';
import type { VersionComparison_modules$key } from '#relay/VersionComparison_modules.graphql.ts';
import { comparedSet } from './compared/comparedSet.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

type Props = {
  modules: VersionComparison_modules$key;
  declared: comparedSet_comparison$key | null | undefined;
  undeclared: comparedSet_comparison$key | null | undefined;
  unit: string;
  towerPath: string;
  moduleSelect: ReactNode;
  foot: ReactNode;
};

/** Versions of modules side by side, as if each were a way to build the floors of its module. */
export function VersionComparison({ modules: key, declared, undeclared, ...rest }: Props) {
  const { t } = useTranslation('compare');
  const modules = useFragment(
    graphql`
      fragment VersionComparison_modules on Module @relay(plural: true) @throwOnFieldError {
        name
        option {
          name
        }
        versions(first: 50) {
          edges {
            node {
              databaseId
              number
              name
            }
          }
        }
      }
    `,
    key,
  );
  const sets = useMemo(
    () => ({ declared: comparedSet(declared), undeclared: comparedSet(undeclared) }),
    [declared, undeclared],
  );
  // Versions of different modules or simulations are named with these, so that no two names are equal.
  const manyOptions = new Set(modules.map(({ option }) => option.name)).size > 1;
  const all = modules.flatMap((module) =>
    nodesOf(module.versions).map(({ databaseId: id, number, name }) => {
      const own = name ? `${number}. ${name}` : t('version.unnamed', { number });
      const names = [manyOptions && module.option.name, modules.length > 1 && module.name, own];
      return { id, name: names.filter(Boolean).join(' · ') };
    }),
  );
  const named = ({ version }: { version: { databaseId: string } | null | undefined }) =>
    all.find(({ id }) => id === version?.databaseId)?.name ?? '';
  return <ComparisonView kind="versions" all={all} sets={sets} nameOf={named} {...rest} />;
}
