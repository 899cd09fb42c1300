import { declaredQuantities } from '#domain/comparison/sides/declaredQuantities.ts';
import { kindOf } from '#domain/comparison/sides/kinds.ts';
import type { FactorOverrides } from '#domain/comparison/sides/suppliers.ts';
import { declaredFactors, todayOf } from '#domain/factors/declaration.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import type { GatewayContext } from '../context.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { toQuantities } from '../totals/sumTotals.ts';
import { emptyIfUnsupported } from '../rest/restErrors.ts';
import { readDeclarations } from './declarationApi.ts';
import { type DeclarationSource, toDeclaration } from './declarationSource.ts';

/** Declarations in force today, one per material, and the factors they give. */
export type DeclarationsInForce = { declarations: DeclarationSource[]; factors: FactorOverrides };

export const nothingDeclared: DeclarationsInForce = { declarations: [], factors: new Map() };

/** The declarations in force on some projects, earlier ones first; none on a service that keeps no declarations. */
export async function declarationsInForce(
  { rest }: GatewayContext,
  projectIds: readonly string[],
): Promise<DeclarationsInForce> {
  const lists = await Promise.all(
    projectIds.map(async (projectId) => {
      // A missing project is refused where its options are read, not here.
      const rows = await readDeclarations(rest, projectId).catch(emptyIfUnsupported);
      return rows.filter(({ isExpired }) => !isExpired).map((row) => toDeclaration(projectId, row));
    }),
  );
  const all = lists.flat();
  const declarations = all.filter(
    (each, index) => all.findIndex(({ material }) => material === each.material) === index,
  );
  return { declarations, factors: declaredFactors(declarations, todayOf(new Date())) };
}

/** The declarations that some materials use. */
export const declarationsFor = ({ declarations }: DeclarationsInForce, keys: ReadonlySet<string>) =>
  declarations.filter(({ material }) => keys.has(material));

/** Totals with declared factors; unchanged where nothing in them is declared. */
export function declaredTotals(totals: Totals, { factors }: DeclarationsInForce): Totals {
  const kinds = new Set([...factors.keys()].map(kindOf));
  if (!(totals.materials ?? []).some(({ key }) => kinds.has(kindOf(key)))) return totals;
  // A sum over several factor sets names none: suppliers are then placed by the newest.
  const quantities = { ...toQuantities(totals), factorSet: totals.factorSet ?? currentFactorSet.id };
  return { ...totals, ...declaredQuantities(quantities, factors) };
}

/** Quantities of a project with its declared suppliers; null where none of its materials is declared. */
export async function withDeclaredSuppliers(
  context: GatewayContext,
  projectId: string,
  quantities: QuantitiesSource | null,
): Promise<QuantitiesSource | null> {
  const inForce = await declarationsInForce(context, [projectId]);
  if (quantities === null || inForce.factors.size === 0) return null;
  const { totals, complete, area, dwellings, ownPrices } = quantities;
  const counted = totals.materials == null && complete !== undefined ? await complete(context) : totals;
  const declared = declaredTotals(counted, inForce);
  return declared === counted ? null : { totals: declared, area, dwellings, ...(ownPrices && { ownPrices }) };
}
