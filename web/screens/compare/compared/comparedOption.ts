import { graphql, readInlineData } from 'react-relay';
import type { ComparisonSide } from '#domain/comparison/side.ts';
import type { MaterialLine } from '#domain/materials/materials.ts';
import type { Range } from '#domain/range.ts';
import type { Technology } from '#domain/structures/technology.ts';
import type {
  comparedOption_quantities$data,
  comparedOption_quantities$key,
} from '#relay/comparedOption_quantities.graphql.ts';

/** What is compared, an option or a version, as the comparison needs it: CO₂ kgCO₂e, energy MJ, over its `area`, m². */
export type ComparedOption = {
  id: string;
  globalId: string;
  canEdit: boolean;
  name: string;
  isReference: boolean;
  technologies: Technology[];
  area: number;
  /** Of the tower; null where nobody told, and of versions. */
  dwellings?: number | null;
  concrete: number | null;
  steel: number | null;
  /** Null while there is no structure. */
  co2: Range | null;
  energy: Range | null;
  /** R$; null while a price or an amount is missing, undefined where costs are not to be told. */
  cost?: Range | null | undefined;
  /** Keys of the prices and amounts that are missing for it. */
  lacking: { missingPrices: readonly string[]; missingAmounts: readonly string[] };
  materials: MaterialLine[];
  elements: { element: string; co2: Range; energy: Range }[];
  flags: string[];
  factorSet: { id: string; source: string; date: string } | null;
  coverage: { covered: number; total: number };
  /** Error expected of its quantities, 0.15 = ± 15 %. */
  precision: number;
  side: ComparisonSide;
  /** The same with the suppliers declared on the project, and without any; `side` is one of both. */
  sides: Record<Suppliers, ComparisonSide>;
};

/** Whether factors that suppliers declared take the place of the set's. */
export type Suppliers = 'declared' | 'bare';

type ComparedTotals = Pick<
  ComparedOption,
  | 'concrete'
  | 'steel'
  | 'co2'
  | 'energy'
  | 'cost'
  | 'lacking'
  | 'materials'
  | 'elements'
  | 'flags'
  | 'factorSet'
>;

/** The figures of anything compared, in the shapes of the domain's rules; null where there are none. */
export function comparedTotals(key: comparedOption_quantities$key | null | undefined): ComparedTotals {
  const quantities = key ? readInlineData(quantitiesFragment, key) : null;
  const set = quantities?.factorSet;
  return {
    concrete: quantities?.concrete ?? null,
    steel: quantities?.steel ?? null,
    co2: quantities?.co2 ?? null,
    energy: quantities?.energy ?? null,
    cost: quantities?.cost ?? null,
    lacking: {
      missingPrices: quantities?.missingPrices ?? [],
      missingAmounts: quantities?.missingAmounts ?? [],
    },
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
    cost {
      min
      max
    }
    missingPrices
    missingAmounts
    ...ranges_quantities @relay(mask: false)
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
