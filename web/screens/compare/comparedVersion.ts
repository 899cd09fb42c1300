import { missingElementLines } from '#domain/structures/missingElementLines.ts';
import type { VersionComparison_modules$data } from '#relay/VersionComparison_modules.graphql.ts';
import { technologyOf } from '../../theme/technology.tsx';
import { comparedFigures, type ComparedOption } from './comparedOption.ts';

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
  const { floors } = module;
  const figures = comparedFigures(version.quantities);
  const technology = technologyOf(version.technology);
  const area = floors.reduce((sum, floor) => sum + floor.area, 0);
  return {
    ...figures,
    id: version.databaseId,
    name,
    isReference: version.isValid,
    technologies: [technology],
    area,
    coverage: { covered: floors.length, total: floors.length },
    side: {
      covered: floors.map(({ databaseId }) => databaseId),
      uncovered: [],
      area,
      factor_set: figures.factorSet?.id ?? '',
      technologies: [technology],
      missing_elements: missingElementLines(
        technology,
        figures.elements.map(({ element }) => element),
      ),
    },
  };
}
