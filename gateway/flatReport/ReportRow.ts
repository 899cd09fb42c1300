import { withSuppliers } from '#domain/comparison/sides/suppliers.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { withoutRoundingError } from '#domain/numbers.ts';
import type { Range } from '#domain/range.ts';
import type { GatewayContext } from '../context.ts';
import { declarationsInForce } from '../declaration/declarationsInForce.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import type { ReportRow as Row } from './materialRows.ts';

/** A row's figures with declared suppliers, and whose document names the row's own material. */
type Declared = { co2: Range; energy: Range; isInferred: boolean; supplier: string | null };

const declaredRows = new WeakMap<Row, Promise<Declared | null>>();

/** Applies the declarations in force on the project to a row; null where none is of its kind. */
function declaredOf(row: Row, context: GatewayContext): Promise<Declared | null> {
  const known = declaredRows.get(row) ?? readDeclared(row, context);
  declaredRows.set(row, known);
  return known;
}

async function readDeclared(row: Row, context: GatewayContext): Promise<Declared | null> {
  const { factors } = await declarationsInForce(context, [row.projectId]);
  const line = {
    key: row.materialKey,
    amount: row.quantity,
    co2: { min: row.co2Min, max: row.co2Max },
    energy: { min: row.energyMin, max: row.energyMax },
  };
  const { known, co2, energy } = withSuppliers(line, row.factorSet ?? currentFactorSet.id, factors);
  if (known === 'set') return null;
  const supplier = factors.get(row.materialKey)?.supplier ?? null;
  return { co2, energy, isInferred: known === 'inferred', supplier };
}

const declaredEnd =
  (of: 'co2' | 'energy', end: keyof Range) => async (row: Row, _: unknown, context: GatewayContext) => {
    const declared = await declaredOf(row, context);
    return declared && withoutRoundingError(declared[of][end]);
  };

export const ReportRow: ResolversOf<'ReportRow'> = {
  declaredSupplier: async (row, _, context) => (await declaredOf(row, context))?.supplier ?? null,
  declaredCo2Min: declaredEnd('co2', 'min'),
  declaredCo2Max: declaredEnd('co2', 'max'),
  declaredEnergyMin: declaredEnd('energy', 'min'),
  declaredEnergyMax: declaredEnd('energy', 'max'),
  isInferred: async (row, _, context) => (await declaredOf(row, context))?.isInferred ?? false,
};
