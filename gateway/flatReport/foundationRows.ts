import { foundationName } from '#domain/foundation/foundationNames.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import { withoutRoundingError } from '#domain/numbers.ts';
import type { OwnPrice } from '#domain/prices/cost.ts';
import type { GatewayContext } from '../context.ts';
import type { FoundationSource } from '../foundation/foundationSource.ts';
import { foundationTotals } from '../foundation/foundationTotals.ts';
import { costToday } from '../price/money.ts';
import { boughtMaterials } from '../totals/sumTotals.ts';
import { notSupported } from '../rest/restErrors.ts';
import { materialLine, type PlaceColumns, type ReportRow, costColumns } from './materialRows.ts';

/** The first version of what a service keeps without versions. */
const onlyVersion = 1;

/** The materials of a foundation, once for the whole tower of `area` m²: it stands on no floors and has no group. */
export async function foundationRows(
  context: GatewayContext,
  { columns: place, own }: { columns: PlaceColumns; own: readonly OwnPrice[] },
  foundation: FoundationSource,
  area: number,
): Promise<ReportRow[]> {
  const { row, moduleId } = foundation;
  const totals = await foundationTotals(context, foundation);
  if (totals.materials == null) throw notSupported('quantities by material');
  const columns = {
    ...place,
    moduleId,
    module: foundationName(row.type, resolveLanguage(context.rest.caller.language)),
    part: 'FOUNDATION' as const,
    technology: null,
    slabSystem: null,
    foundationType: row.type,
    version: row.version ?? onlyVersion,
    versionName: row.versionName ?? null,
    versionUpdatedAt: row.versionUpdatedAt ?? null,
    factorSet: totals.factorSet ?? null,
    floorGroup: '',
    floors: 0,
    area: withoutRoundingError(area),
    ...costColumns(costToday(totals.priceAmounts, own), 1, area),
  };
  const bought = boughtMaterials('foundation', totals);
  return totals.materials.map((line) => ({ ...columns, ...materialLine(line, bought, 1) }));
}
