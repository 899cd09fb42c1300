import { graphql, readInlineData } from 'react-relay';
import type { sheetColumns_option$key } from '#relay/sheetColumns_option.graphql.ts';
import type { foundationFormValues_foundation$key } from '#relay/foundationFormValues_foundation.graphql.ts';
import type { FoundationType } from '#domain/foundation/foundationType.ts';
import { floorGroups, type FloorOption } from '#domain/tower/tower.ts';
import { foundationFormValues } from '../../../editors/foundationEditor/foundationFormValues.ts';
import { structureFormValues } from '../../../editors/moduleEditor/values/structureFormValues.ts';
import { columnContent } from './columnStructure.ts';
import { foundationCells } from './foundationCells.ts';
import { foundationColumn, type StructureColumn } from './foundationColumn.ts';
import { fromBelow, sheetFloor, type SheetColumn } from './sheet.ts';
import { valueOrThrow } from '../../../relay/caughtValue.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';

/**
 * The columns of an option from the lowest floor up: its modules, and the floor groups, or what is left of them, that no
 * module covers; behind them the foundation, called `foundationName`. A module without floors has no place in the sheet.
 */
export function sheetColumns(
  option: sheetColumns_option$key,
  floors: readonly FloorOption[],
  foundationName: string,
): SheetColumn[] {
  const data = readInlineData(
    graphql`
      fragment sheetColumns_option on Option @inline {
        modules(first: 50) @catch {
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              id
              name
              revision
              floors {
                id
              }
              currentVersion {
                ...structureFormValues_version
              }
            }
          }
        }
        foundation @catch {
          id
          revision
          ...foundationFormValues_foundation
        }
      }
    `,
    option,
  );
  const [modules, foundation] = [valueOrThrow(data.modules), valueOrThrow(data.foundation)];
  const byId = new Map(floors.map((floor) => [floor.id, floor]));
  const own = nodesOf(modules).flatMap((node): StructureColumn[] => {
    if (node.floors.length === 0) return [];
    const { id, name, revision } = node;
    const covered = node.floors.flatMap((floor) => byId.get(floor.id) ?? []).map(sheetFloor);
    const content = columnContent(structureFormValues(node.currentVersion));
    return [{ key: id, moduleId: id, revision, name, floors: covered, ...content }];
  });
  // If not all modules were read, a floor without one may have one all the same.
  const isComplete = modules?.pageInfo.hasNextPage !== true;
  const columns = isComplete ? [...own, ...freeColumns(own, floors)] : own;
  const foundationColumns = foundation ? [savedFoundation(foundation, foundationName)] : [];
  return [...columns, ...foundationColumns].toSorted(fromBelow);
}

function savedFoundation(
  foundation: foundationFormValues_foundation$key & { id: string; revision?: number | null },
  name: string,
): SheetColumn {
  const { id: moduleId, revision = null } = foundation;
  const values = foundationFormValues(foundation);
  const type = values.type as FoundationType;
  return foundationColumn(type, name, { moduleId, revision, ...foundationCells(type, values) });
}

/** Empty columns for floors that none of `columns` covers, in the technology most of those are in. */
function freeColumns(columns: readonly StructureColumn[], floors: readonly FloorOption[]): SheetColumn[] {
  const covered = new Set(columns.flatMap((column) => column.floors.map(({ id }) => id)));
  const technology = columns.at(-1)?.technology ?? 'beam_column';
  return floorGroups(floors.filter(({ id }) => !covered.has(id))).map((group) => ({
    key: group.key,
    moduleId: null,
    revision: null,
    name: group.name,
    technology,
    floors: group.floors.map(sheetFloor),
    cells: {},
  }));
}
