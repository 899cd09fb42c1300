import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { VersionComparison_modules$data } from '#relay/VersionComparison_modules.graphql.ts';

type ComparedModule = VersionComparison_modules$data[number];
type VersionNode = NonNullable<NonNullable<ComparedModule['versions']>['edges'][number]['node']>;

/** Names versions so that no two read alike: with their module and simulation where these differ. */
export function useVersionName(modules: readonly ComparedModule[]) {
  const { t } = useTranslation('compare');
  const manyOptions = new Set(modules.map(({ option }) => option.name)).size > 1;
  const manyModules = modules.length > 1;
  return useCallback(
    ({ number, name }: VersionNode, module: ComparedModule): string => {
      const own = name ? `${number}. ${name}` : t('version.unnamed', { number });
      return [manyOptions && module.option.name, manyModules && module.name, own].filter(Boolean).join(' · ');
    },
    [t, manyOptions, manyModules],
  );
}
