import type { MaterialLine } from '#domain/materials.ts';
import type { ComparisonSide } from '#domain/likeForLike.ts';
import { missingElementLines } from '#domain/structures/missingElementLines.ts';
import type { Technology } from '#domain/technology.ts';
import type { Comparison_unit$data } from '#relay/Comparison_unit.graphql.ts';
import { technologyOf } from '../../theme/technology.tsx';

type OptionNode = NonNullable<NonNullable<Comparison_unit$data['options']>['edges'][number]['node']>;
type QuantitiesNode = NonNullable<OptionNode['quantities']>;
type Range = { min: number; max: number };

/** An option as the comparison needs it: totals over the tower, CO₂ kgCO₂e, energy MJ, area m². */
export type ComparedOption = {
  id: string;
  name: string;
  isReference: boolean;
  technologies: Technology[];
  area: number;
  concrete: number | null;
  steel: number | null;
  co2: Range;
  energy: Range;
  materials: MaterialLine[];
  elements: { element: string; materials: MaterialLine[]; co2: Range; energy: Range }[];
  flags: string[];
  coverage: { covered: number; total: number };
  side: ComparisonSide;
};

const none: Range = { min: 0, max: 0 };

/** What the unit's options say, in the shapes of the domain's rules. Options without any module are left out. */
export function comparedOptions(unit: Comparison_unit$data): ComparedOption[] {
  const edges = unit.options?.edges ?? [];
  return edges.flatMap(({ node }) => (node?.modules?.edges.length ? [comparedOption(node, unit)] : []));
}

function comparedOption(option: OptionNode, unit: Comparison_unit$data): ComparedOption {
  const modules = (option.modules?.edges ?? []).flatMap(({ node }) => node ?? []);
  const technologies = [...new Set(modules.map((module) => technologyOf(module.technology)))];
  const { quantities, coverage } = option;
  const uncovered = coverage.uncoveredFloors.map((floor) => floor.databaseId);
  const floors = unit.floors.map((floor) => floor.databaseId);
  return {
    id: option.databaseId,
    name: option.name,
    isReference: option.isReference,
    technologies,
    area: unit.totalArea,
    concrete: quantities?.concrete ?? null,
    steel: quantities?.steel ?? null,
    co2: quantities?.co2 ?? none,
    energy: quantities?.energy ?? none,
    materials: (quantities?.materials ?? []).map(materialLine),
    elements: (quantities?.elements ?? []).map(({ materials, ...element }) => ({
      ...element,
      materials: materials.map(materialLine),
    })),
    flags: [...(quantities?.flags ?? [])],
    coverage: { covered: coverage.coveredFloors, total: coverage.totalFloors },
    side: {
      covered: floors.filter((id) => !uncovered.includes(id)),
      uncovered,
      area: unit.totalArea,
      factor_set: quantities?.factorSet?.id ?? '',
      technologies,
      missing_elements: modules.flatMap((module) =>
        missingElementLines(
          technologyOf(module.technology),
          (module.quantities?.elements ?? []).map(({ element }) => element),
        ),
      ),
    },
  };
}

function materialLine(line: QuantitiesNode['materials'][number]): MaterialLine {
  return {
    ...line,
    unit: line.unit as MaterialLine['unit'],
    flags: line.flags.map((flag) => flag.toLowerCase() as MaterialLine['flags'][number]),
  };
}
