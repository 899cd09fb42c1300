import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedModule, VersionNode } from './comparedVersion.ts';

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
