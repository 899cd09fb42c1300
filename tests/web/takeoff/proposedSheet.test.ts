import { expect, test } from 'vitest';
import { foundationColumn } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import {
  proposedChanges,
  proposedColumns,
  proposedSheet,
  withoutProposal,
} from '../../../web/screens/takeoff/sheet/proposedSheet.ts';
import { isChanged, sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { column, floors, frame } from '../support/takeoffColumns.ts';

const tower = floors(5, 450).map((floor) => ({ ...floor, groupName: 'Tipo', category: 'standard_floor' }));
const module = column({ key: 'm1', moduleId: 'm1', revision: 4, name: 'Base', cells: frame });
const free = column({ key: 'livre', floors: floors(3, 450, 2) });
const raft = foundationColumn('raft_foundation', 'Fundação');
const content = {
  technology: 'beam_column',
  cells: { 'slabs|concrete|30': 9 },
  assumed: [],
  otherMaterials: [],
} as const;
const propose = (moduleId: string | null, floorIds: string[]) => ({
  moduleId,
  name: null,
  floorIds,
  content: { ...content, slabSystem: undefined, otherMaterials: [], assumed: [] },
});

test('a proposal stands in the columns it changes and on floors that were free, marked, and all else stays', () => {
  const fresh = [module, free, raft];
  const proposed = proposedColumns(
    'p1',
    [propose('m1', ['f0', 'f1']), propose(null, ['f2', 'f9'])],
    fresh,
    tower,
  );
  const sheet = proposedSheet(sheetOf(fresh), proposed);
  expect(sheet.columns).toMatchObject([
    {
      key: 'm1',
      moduleId: 'm1',
      revision: 4,
      name: 'Base',
      proposal: { id: 'p1', before: module },
      cells: content.cells,
    },
    { moduleId: null, name: 'Tipo', proposal: { id: 'p1', before: null }, floors: [{ id: 'f2' }] },
    { key: 'livre', floors: [{ id: 'f3' }, { id: 'f4' }], cells: {} },
    { technology: 'raft_foundation' },
  ]);
  expect(sheet.columns.filter((each, at) => isChanged(each, fresh[at])).map(({ key }) => key)).toContain(
    'm1',
  );
  expect(sheet.columns.map(proposedChanges)).toEqual([[], ['new'], null, null]);
  expect(withoutProposal(sheet, fresh).columns).toEqual(fresh);
  const two = proposedColumns('p1', [propose(null, ['f2']), propose(null, ['f3'])], fresh, tower);
  expect(new Set(two.map(({ key }) => key)).size).toBe(2);
  // Floors of groups of other names; what was typed on free floors stays where a proposal is left.
  const named = tower.map((floor, at) => ({ ...floor, groupName: at < 4 ? 'Tipo' : 'Ático' }));
  const [wide] = proposedColumns('p1', [propose(null, ['f2', 'f3', 'f4'])], fresh, named);
  expect(wide?.name).toBe('Tipo, Ático');
  const typed = { ...free, cells: { 'slabs|concrete|30': 8 } };
  expect(withoutProposal(proposedSheet(sheetOf([module, typed, raft]), two), fresh).columns).toMatchObject([
    module,
    { key: 'livre', cells: typed.cells, floors: [{ id: 'f4' }] },
    { key: raft.key },
  ]);
  for (const [now, changes] of [
    [{ floors: floors(2, 450).toReversed() }, []],
    [{ floors: floors(3, 450) }, ['floors']],
    [{ technology: 'concrete_wall', name: 'Tipo' }, ['name', 'technology']],
  ] as const)
    expect(proposedChanges({ ...module, ...now, proposal: { id: 'p1', before: module } })).toEqual(changes);
  // Its floors are gone, or the module it was of.
  expect(proposedColumns('p1', [propose(null, ['f9'])], fresh, tower)).toEqual([]);
  expect(proposedColumns('p1', [propose('m1', ['f0'])], [free], tower)).toMatchObject([{ moduleId: null }]);
});
