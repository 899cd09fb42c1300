import { expect, test } from 'vitest';
import { newOtherMaterial } from '../../../web/editors/moduleEditor/values/otherMaterialValues.ts';
import { foundationColumn } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import { parseSheet, serializeSheet } from '../../../web/screens/takeoff/sheet/serializedSheet.ts';
import { sheetColumns } from '../../../web/screens/takeoff/sheet/sheetColumns.ts';
import { isChanged, type SheetColumn, sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { column, floors, frame } from '../support/takeoffColumns.ts';

const cells = { 'slabs|concrete|30': 'quarenta', 'slabs|steel|50': 800 };
const tower = floors(3, 450).map((floor) => ({ ...floor, groupName: 'Tipo', category: 'standard_floor' }));
const saved = column({ key: 'm1', moduleId: 'm1', revision: 4, cells: frame });
const free = column({ key: 'livre', floors: floors(1, 450, 2) });

test('an unfinished sheet comes back as it was typed, over the floors as they are', () => {
  const below = foundationColumn('raft_foundation', 'Fundação', { cells: { 'raft|concrete|30': 80 } });
  const typed = sheetOf([{ ...saved, cells, assumed: ['slabs|steel|50'] }, free, below]);
  const back = parseSheet(serializeSheet(typed), [saved, free], tower);
  expect(back?.rows).toEqual(typed.rows);
  expect(back?.columns.map((each, at) => isChanged(each, typed.columns[at]))).toEqual([false, false, false]);
  // Saved by somebody else since, which the next save learns by the revision it was read with.
  const [later] = parseSheet(serializeSheet(typed), [{ ...saved, revision: 9 }, free], tower)?.columns ?? [];
  expect(later).toMatchObject({ moduleId: 'm1', revision: 4, cells });
  // A floor that is gone leaves its column; what stands on others is there again.
  const lower = parseSheet(serializeSheet(typed), [saved], tower.slice(0, 1));
  expect(lower?.columns.map((each) => each.floors.length)).toEqual([1, 0]);
  expect(parseSheet('{"layout":1,"rows":[],"columns":[]}', [], tower)).toBeNull();
});

test('a module that somebody made meanwhile stands where the sheet was empty, and beside what was typed there', () => {
  const below = foundationColumn('raft_foundation', 'Fundação');
  const made = { ...free, key: 'm9', moduleId: 'm9', revision: 1, cells: frame };
  const keys = (mine: SheetColumn) =>
    parseSheet(serializeSheet(sheetOf([saved, mine, below])), [saved, made], tower)?.columns.map(
      ({ key }) => key,
    );
  expect(keys(free)).toEqual(['m1', 'm9', 'foundation']);
  expect(keys({ ...free, cells })).toEqual(['m1', 'livre', 'm9', 'foundation']);
  // Left while it was being saved, the sheet comes back with what was saved, once.
  expect(keys({ ...free, cells: frame })).toEqual(['m1', 'm9', 'foundation']);
});

test('a floor is free where all modules were read, and is left open where there may be more', () => {
  const columnsOf = (hasNextPage: boolean) => {
    const modules = { ok: true, value: { pageInfo: { hasNextPage }, edges: [] } };
    const option = { modules, foundation: { ok: true, value: null } };
    return sheetColumns({ __fragments: { sheetColumns_option: option } } as never, tower, 'Fundação');
  };
  expect([columnsOf(true), columnsOf(false)]).toMatchObject([[], [{ name: 'Tipo', moduleId: null }]]);
});

test('in a copy of the tower its columns are the modules over the same floors', () => {
  const text = serializeSheet(sheetOf([{ ...saved, cells }, free]));
  // The service need not send the lowest floor first.
  const copies = tower.map((floor) => ({ ...floor, id: `copy of ${floor.id}` })).toReversed();
  const fresh = [
    { ...saved, key: 'm7', moduleId: 'm7', revision: 1, floors: copies.slice(1) },
    { ...free, key: 'outra', floors: copies.slice(0, 1) },
  ];
  const back = parseSheet(text, fresh, copies);
  expect(back?.columns).toMatchObject([
    { key: 'm7', moduleId: 'm7', revision: 1, cells, floors: [{ id: 'copy of f0' }, { id: 'copy of f1' }] },
    { moduleId: null, floors: [{ id: 'copy of f2' }] },
  ]);
  expect(back?.columns).toHaveLength(2);
});

test('materials are read where they were kept as `others`, as until November 2026', () => {
  const otherMaterials = [{ ...newOtherMaterial('render'), name: 'Reboco', amount: 90 }];
  const text = serializeSheet(sheetOf([{ ...saved, cells, otherMaterials }]));
  const before = text.replace('"otherMaterials"', '"others"');
  expect(before).not.toBe(text);
  const columns = parseSheet(before, [saved], tower)?.columns;
  expect(columns?.[0]?.otherMaterials).toMatchObject([{ name: 'Reboco', amount: 90 }]);
  expect(columns).toEqual(parseSheet(text, [saved], tower)?.columns);
});
