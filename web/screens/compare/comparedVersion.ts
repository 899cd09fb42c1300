import { comparisonSide } from '#domain/comparison/side.ts';
import type { VersionComparison_modules$data } from '#relay/VersionComparison_modules.graphql.ts';
import { technologyOf } from '../../theme/technology.tsx';
import { comparedFigures, type ComparedOption, sideFigures } from './comparedOption.ts';

export type ComparedModule = VersionComparison_modules$data[number];
export type VersionNode = NonNullable<NonNullable<ComparedModule['versions']>['edges'][number]['node']>;

/** Every version of the modules, in the shape options have; each covers the floors of its module. */
export function comparedVersions(
  modules: readonly ComparedModule[],
  nameOf: (version: VersionNode, module: ComparedModule) => string,
): ComparedOption[] {
  return modules.flatMap((module) =>
    (module.versions?.edges ?? []).flatMap(({ node }) =>
      node ? comparedVersion(node, module, nameOf(node, module)) : [],
    ),
  );
}

function comparedVersion(version: VersionNode, module: ComparedModule, name: string): ComparedOption {
  const floors = module.floors.map(({ databaseId, area }) => ({ id: databaseId, area }));
  const side = comparisonSide(floors, [
    {
      ...sideFigures(version.quantities),
      name: module.name,
      technology: technologyOf(version.technology),
      floorIds: floors.map(({ id }) => id),
      isOutdated: module.isOutdated,
      declaresInfill: false,
    },
  ]);
  return {
    ...comparedFigures(version.quantities),
    id: version.databaseId,
    name,
    isReference: version.isValid,
    technologies: side.technologies,
    area: side.area,
    coverage: { covered: floors.length, total: floors.length },
    side,
  };
}
