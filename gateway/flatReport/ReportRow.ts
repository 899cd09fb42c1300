import type { DeclaredFactor } from '#domain/comparison/suppliers.ts';
import { withoutRoundingError } from '#domain/numbers.ts';
import { type Range, scaleRange } from '#domain/range.ts';
import type { GatewayContext } from '../context.ts';
import { actingDeclarations } from '../declaration/actingDeclarations.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import type { ReportRow as Row } from './materialRows.ts';

const factors = new WeakMap<Row, Promise<DeclaredFactor | undefined>>();

/** What a supplier declared on the project for the row's material and holds today. */
function declaredOf(row: Row, context: GatewayContext): Promise<DeclaredFactor | undefined> {
  let known = factors.get(row);
  if (known === undefined) {
    known = actingDeclarations(context, [row.projectId]).then((acting) =>
      acting.factors.get(row.materialKey),
    );
    factors.set(row, known);
  }
  return known;
}

/** The row's figures by the declared factor; energy as it is where the document tells none. */
const declaredEnd =
  (of: 'co2' | 'energy', end: keyof Range) => async (row: Row, _: unknown, context: GatewayContext) => {
    const declared = await declaredOf(row, context);
    if (declared === undefined) return null;
    const own = of === 'co2' ? null : { min: row.energyMin, max: row.energyMax };
    const range = declared[of];
    const value = (range === null ? own : scaleRange(range, row.quantity))?.[end];
    return value === undefined ? null : withoutRoundingError(value);
  };

export const ReportRow: ResolversOf<'ReportRow'> = {
  declaredSupplier: async (row, _, context) => (await declaredOf(row, context))?.supplier ?? null,
  declaredCo2Min: declaredEnd('co2', 'min'),
  declaredCo2Max: declaredEnd('co2', 'max'),
  declaredEnergyMin: declaredEnd('energy', 'min'),
  declaredEnergyMax: declaredEnd('energy', 'max'),
};
