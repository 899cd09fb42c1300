import { graphql, readInlineData } from 'react-relay';
import type { MaterialLine } from '#domain/materials.ts';
import type { ComparisonSide } from '#domain/likeForLike.ts';
import { missingElementLines } from '#domain/structures/missingElementLines.ts';
import type { Technology } from '#domain/technology.ts';
import type {
  comparedOption_quantities$data,
  comparedOption_quantities$key,
} from '#relay/comparedOption_quantities.graphql.ts';
import type { Comparison_unit$data } from '#relay/Comparison_unit.graphql.ts';
import { technologyOf } from '../../theme/technology.tsx';

type OptionNode = NonNullable<NonNullable<Comparison_unit$data['options']>['edges'][number]['node']>;
type Range = { min: number; max: number };

/** What is compared, an option or a version, as the comparison needs it: CO₂ kgCO₂e, energy MJ, over its `area`, m². */
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
  elements: { element: string; co2: Range; energy: Range }[];
  flags: string[];
  factorSet: { id: string; source: string; date: string } | null;
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
  const { coverage } = option;
  const uncovered = coverage.uncoveredFloors.map((floor) => floor.databaseId);
  const floors = unit.floors.map((floor) => floor.databaseId);
  const figures = comparedFigures(option.quantities);
  return {
    ...figures,
    id: option.databaseId,
    name: option.name,
    isReference: option.isReference,
    technologies,
    area: unit.totalArea,
    coverage: { covered: coverage.coveredFloors, total: coverage.totalFloors },
    side: {
      covered: floors.filter((id) => !uncovered.includes(id)),
      uncovered,
      area: unit.totalArea,
      factor_set: figures.factorSet?.id ?? '',
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

type Figures = Pick<
  ComparedOption,
  'concrete' | 'steel' | 'co2' | 'energy' | 'materials' | 'elements' | 'flags' | 'factorSet'
>;

/** The figures of anything compared, in the shapes of the domain's rules; zeros where there are none. */
export function comparedFigures(key: comparedOption_quantities$key | null | undefined): Figures {
  const quantities = key ? readInlineData(quantitiesFragment, key) : null;
  const set = quantities?.factorSet;
  return {
    concrete: quantities?.concrete ?? null,
    steel: quantities?.steel ?? null,
    co2: quantities?.co2 ?? none,
    energy: quantities?.energy ?? none,
    materials: (quantities?.materials ?? []).map(materialLine),
    elements: (quantities?.elements ?? []).map(({ element, co2, energy }) => ({ element, co2, energy })),
    flags: [...(quantities?.flags ?? [])],
    factorSet: set ? { id: set.id, source: set.source, date: set.date } : null,
  };
}

const quantitiesFragment = graphql`
  fragment comparedOption_quantities on Quantities @inline @throwOnFieldError {
    concrete
    steel
    co2 {
      min
      max
    }
    energy {
      min
      max
    }
    flags
    factorSet {
      id
      source
      date
    }
    materials {
      key
      label
      amount
      unit
      flags
      co2 {
        min
        max
      }
      energy {
        min
        max
      }
    }
    elements {
      element
      co2 {
        min
        max
      }
      energy {
        min
        max
      }
    }
  }
`;

function materialLine(line: comparedOption_quantities$data['materials'][number]): MaterialLine {
  const { key, label, amount, co2, energy } = line;
  return {
    key,
    label,
    amount,
    co2,
    energy,
    unit: line.unit as MaterialLine['unit'],
    flags: line.flags.map((flag) => flag.toLowerCase() as MaterialLine['flags'][number]),
  };
}
