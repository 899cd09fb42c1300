import type { FloorOption } from '#domain/tower/tower.ts';
import type { SharedValues } from '../../../editors/moduleEditor/values/sharedValues.ts';
import type { columnContent } from './columnStructure.ts';
import { withColumns } from './copiedSheet.ts';
import { withUncovered } from './rebased.ts';
import { sharedChanges } from './sharedCells.ts';
import { floorsKey, isEmpty, sheetFloor, type Sheet, type SheetColumn, sheetOf } from './sheet.ts';

/** A module as it was proposed. */
export type ProposedColumn = {
  moduleId: string | null;
  name: string | null;
  floorIds: readonly string[];
  content: ReturnType<typeof columnContent>;
};

/** The columns that a proposal makes of an option's, over its floors as they are now; one whose floors are gone makes none. */
export function proposedColumns(
  id: string,
  modules: readonly ProposedColumn[],
  fresh: readonly SheetColumn[],
  floors: readonly FloorOption[],
): SheetColumn[] {
  return modules.flatMap(({ moduleId, name, floorIds, content }, at): SheetColumn[] => {
    const covered = floors.filter((floor) => floorIds.includes(floor.id));
    if (covered.length === 0) return [];
    const own = fresh.find((column) => moduleId !== null && column.moduleId === moduleId);
    const groups = [...new Set(covered.map(({ groupName }) => groupName))].join(', ');
    const called = name ?? own?.name ?? groups;
    const module = own ?? { key: `${id} ${at}`, moduleId: null, revision: null };
    const { key, moduleId: ownId, revision } = module;
    const proposal = { id, before: own ?? null };
    return [
      { key, moduleId: ownId, revision, name: called, floors: covered.map(sheetFloor), ...content, proposal },
    ];
  });
}

/**
 * A sheet with the proposal in it: modules replace what they were, new ones are on floors that no module covers.
 * Everything else stays.
 */
export function proposedSheet(sheet: Sheet, proposed: readonly SheetColumn[]): Sheet {
  const keys = new Set(proposed.map(({ key }) => key));
  const others = sheet.columns.filter(({ key }) => !keys.has(key));
  return sheetOf(withColumns(others, proposed), sheet.rows);
}

/** A sheet without the proposal: its modules as saved, its floors free again. */
export function withoutProposal({ rows, columns }: Sheet, fresh: readonly SheetColumn[]): Sheet {
  const own = columns.filter(
    (column) => column.proposal === undefined && (column.moduleId !== null || !isEmpty(column)),
  );
  return sheetOf(withUncovered(own, fresh), rows);
}

type ProposedChange = 'new' | 'name' | 'technology' | 'floors' | 'materials';

/** The change that each shared field is a part of. */
const changeOf = {
  slabSystem: 'technology',
  otherMaterials: 'materials',
} satisfies Record<keyof SharedValues, ProposedChange>;

/** What a proposal changes in a column beside numbers; null where it has none. */
export function proposedChanges(column: SheetColumn): ProposedChange[] | null {
  if (column.proposal === undefined) return null;
  const { before } = column.proposal;
  if (before === null) return ['new'];
  const changed = new Set(sharedChanges(before, column).map((name) => changeOf[name]));
  const changes: [ProposedChange, boolean][] = [
    ['name', before.name !== column.name],
    ['technology', before.technology !== column.technology || changed.has('technology')],
    ['floors', floorsKey(before) !== floorsKey(column)],
    ['materials', changed.has('materials')],
  ];
  return changes.flatMap(([what, isSo]) => (isSo ? [what] : []));
}
