import { graphql, readInlineData } from 'react-relay';
import type { SanityMeasure } from '#domain/structures/technology/technologyRules.ts';
import type { AnswerCard_comparison$key } from '#relay/AnswerCard_comparison.graphql.ts';
import type { ClassWhatIf_comparison$key } from '#relay/ClassWhatIf_comparison.graphql.ts';
import type { CostSection_comparison$key } from '#relay/CostSection_comparison.graphql.ts';
import type {
  comparedSet_comparison$data,
  comparedSet_comparison$key,
} from '#relay/comparedSet_comparison.graphql.ts';
import { slabSystemOf } from '../../../components/figures/slabSystem.ts';
import { technologyOf } from '../../../theme/technology.tsx';
import type { ComparedOption, Suppliers } from './comparedOption.ts';

export type ComparedItem = comparedSet_comparison$data['items'][number];
/** A declared factor that the shown figures use. */
export type Declaration = comparedSet_comparison$data['declarations'][number];
/** One answer of the graph's comparison. */
export type ComparedSet = {
  items: Item[];
  declarations: readonly Declaration[];
  /** What is said of all of them together; null where there was nothing to compare. */
  answer: (AnswerCard_comparison$key & CostSection_comparison$key & ClassWhatIf_comparison$key) | null;
};
type Item = Omit<ComparedOption, 'name' | 'sides'> & { item: ComparedItem };

const setFragment = graphql`
  fragment comparedSet_comparison on Comparison @inline @throwOnFieldError {
    ...AnswerCard_comparison
    ...CostSection_comparison
    ...ClassWhatIf_comparison
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
      }
      quantities {
        ...comparedQuantities_quantities @relay(mask: false)
      }
      byFloor @skip(if: $ofVersions) {
        floorId
        co2 {
          min
          max
        }
        energy {
          min
          max
        }
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

/** For options without structure. */
const noFigures = { missingPrices: [], missingAmounts: [], materials: [], elements: [], flags: [] };

function comparedItem(item: ComparedItem): Item {
  const { option, version, quantities, area, side } = item;
  const technologies = item.technologies.map(technologyOf);
  const { hasFoundation, ...findings } = side;
  return {
    ...(quantities ?? noFigures),
    concrete: quantities?.concrete ?? null,
    steel: quantities?.steel ?? null,
    co2: quantities?.co2 ?? null,
    energy: quantities?.energy ?? null,
    cost: quantities?.cost ?? null,
    factorSet: quantities?.factorSet ?? null,
    item,
    id: version?.databaseId ?? option.databaseId,
    globalId: version?.id ?? option.id,
    optionId: option.id,
    canEdit: option.viewerCanEdit,
    isReference: item.isReference,
    technologies,
    area,
    precision: item.precision,
    dwellings: version ? null : (option.unit.dwellings ?? null),
    coverage: item.coverage,
    ...(item.byFloor && { byFloor: item.byFloor }),
    side: {
      ...findings,
      area,
      technologies,
      ...(hasFoundation == null ? {} : { foundation: hasFoundation }),
      slabSystems: side.slabSystems.flatMap((name) => slabSystemOf(name) ?? []),
      slabSpan: side.slabSpan ?? null,
      indices: side.indices.map((index) => ({ ...index, measure: index.measure as SanityMeasure })),
    },
  };
}

/** Options by either assumption on suppliers, named by the screen. */
export function comparedOptions(
  sets: Record<Suppliers, ComparedSet>,
  suppliers: Suppliers,
  nameOf: (item: ComparedItem) => string,
): ComparedOption[] {
  return sets[suppliers].items.flatMap(({ item, ...option }, index) => {
    const [declared, undeclared] = [sets.declared.items[index], sets.undeclared.items[index]];
    if (declared === undefined || undeclared === undefined) return [];
    return [
      { ...option, name: nameOf(item), sides: { declared: declared.side, undeclared: undeclared.side } },
    ];
  });
}
