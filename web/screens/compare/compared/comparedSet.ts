import { graphql, readInlineData } from 'react-relay';
import type { ComparisonSide } from '#domain/comparison/side.ts';
import type { SanityMeasure } from '#domain/structures/technologyRules.ts';
import type { AnswerCard_comparison$key } from '#relay/AnswerCard_comparison.graphql.ts';
import type { ClassWhatIf_comparison$key } from '#relay/ClassWhatIf_comparison.graphql.ts';
import type { CostSection_comparison$key } from '#relay/CostSection_comparison.graphql.ts';
import type { useRanked_comparison$key } from '#relay/useRanked_comparison.graphql.ts';
import type {
  comparedSet_comparison$data,
  comparedSet_comparison$key,
} from '#relay/comparedSet_comparison.graphql.ts';
import { slabSystemOf } from '../../../components/figures/slabSystem.ts';
import { technologyOf } from '../../../theme/technology.tsx';
import { comparedTotals, type ComparedOption } from './comparedOption.ts';

export type ComparedItem = comparedSet_comparison$data['items'][number];
/** A factor a supplier declared, that figures shown rest on. */
export type Declaration = comparedSet_comparison$data['declarations'][number];
/** One answer of the graph's comparison. */
export type ComparedSet = {
  items: Item[];
  declarations: readonly Declaration[];
  /** What is said of all of them together; null where there was nothing to compare. */
  answer:
    | (AnswerCard_comparison$key &
        CostSection_comparison$key &
        ClassWhatIf_comparison$key &
        useRanked_comparison$key)
    | null;
};
type Item = Omit<ComparedOption, 'name' | 'sides'> & { item: ComparedItem };

const setFragment = graphql`
  fragment comparedSet_comparison on Comparison @inline @throwOnFieldError {
    ...AnswerCard_comparison
    ...CostSection_comparison
    ...ClassWhatIf_comparison
    ...useRanked_comparison
    declarations {
      id
      material
      label
      unit
      supplier
      document
      validUntil
      co2 {
        min
        max
      }
      energy {
        min
        max
      }
    }
    items {
      isReference
      area
      precision
      technologies
      option {
        id
        databaseId
        name
        viewerCanEdit
        unit {
          dwellings
        }
      }
      version {
        id
        databaseId
      }
      coverage {
        totalFloors
        coveredFloors
      }
      quantities {
        ...comparedOption_quantities
      }
      side {
        covered
        uncovered
        coveredTwice
        outdated
        mixedAreas
        factorSets
        missingElements
        unreinforced
        tooThick {
          module
          thickness
        }
        leavesInfillOut
        assumedInfill {
          label
          unit
          perSquareMeter
        }
        withoutInfill
        hasFoundation
        isUnfinished
        slabSystems
        slabSpan
        indices {
          module
          measure
          value
          band {
            min
            max
          }
        }
        lines {
          element
          key
          label
          unit
          amount
          factorSet
          isDeclared
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
    }
  }
`;

/** What the graph compared, in the shapes of the domain's rules; nothing where it had nothing to compare. */
export function comparedSet(key: comparedSet_comparison$key | null | undefined): ComparedSet {
  const data = key ? readInlineData(setFragment, key) : null;
  const declarations = data?.declarations ?? [];
  return { declarations, items: (data?.items ?? []).map(comparedItem), answer: data };
}

function comparedItem(item: ComparedItem): Item {
  const technologies = item.technologies.map(technologyOf);
  return {
    ...comparedTotals(item.quantities),
    item,
    id: item.version?.databaseId ?? item.option.databaseId,
    globalId: item.version?.id ?? item.option.id,
    canEdit: item.option.viewerCanEdit,
    isReference: item.isReference,
    technologies,
    area: item.area,
    precision: item.precision,
    dwellings: item.version ? null : (item.option.unit.dwellings ?? null),
    coverage: { covered: item.coverage.coveredFloors, total: item.coverage.totalFloors },
    side: comparisonSideOf(item, technologies),
  };
}

function comparisonSideOf(
  { side, area }: ComparedItem,
  technologies: ComparisonSide['technologies'],
): ComparisonSide {
  return {
    area,
    technologies,
    leavesInfillOut: side.leavesInfillOut,
    withoutInfill: [...side.withoutInfill],
    assumedInfill: [...side.assumedInfill],
    covered: [...side.covered],
    uncovered: [...side.uncovered],
    coveredTwice: [...side.coveredTwice],
    outdated: [...side.outdated],
    mixedAreas: [...side.mixedAreas],
    factorSets: [...side.factorSets],
    missingElements: [...side.missingElements],
    unreinforced: [...side.unreinforced],
    tooThick: [...side.tooThick],
    ...(side.hasFoundation == null ? {} : { foundation: side.hasFoundation }),
    isUnfinished: side.isUnfinished,
    slabSystems: side.slabSystems.flatMap((name) => slabSystemOf(name) ?? []),
    slabSpan: side.slabSpan ?? null,
    lines: [...side.lines],
    indices: side.indices.map((index) => ({ ...index, measure: index.measure as SanityMeasure })),
  };
}

/** Options by either assumption on suppliers, named by the screen. */
export function comparedOptions(
  sets: Record<'declared' | 'bare', ComparedSet>,
  suppliers: 'declared' | 'bare',
  nameOf: (item: ComparedItem) => string,
): ComparedOption[] {
  return sets[suppliers].items.flatMap(({ item, ...option }, index) => {
    const [declared, bare] = [sets.declared.items[index], sets.bare.items[index]];
    if (declared === undefined || bare === undefined) return [];
    return [{ ...option, name: nameOf(item), sides: { declared: declared.side, bare: bare.side } }];
  });
}
