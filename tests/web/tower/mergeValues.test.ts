import { expect, test } from 'vitest';
import { conflictRows } from '../../../web/forms/conflict/conflictRows.ts';
import { mergeValues } from '../../../web/forms/conflict/mergeValues.ts';

type Form = {
  type: string;
  raft: { area: number; thickness: number | ''; steel: { ca: number; mass: number }[] };
};

const base: Form = { type: 'raft', raft: { area: 400, thickness: 0.5, steel: [{ ca: 50, mass: 9000 }] } };
const mine: Form = { ...base, raft: { ...base.raft, thickness: 0.9 } };
const saved: Form = { ...base, raft: { area: 410, thickness: 0.6, steel: [{ ca: 60, mass: 10 }] } };
const conflict = { base, mine, fresh: { values: saved, revision: 2, editor: null } };

const describeForm = ({ type, raft }: Form) => [
  { field: 'type' as const, label: 'Tipo', text: type },
  { field: 'raft' as const, label: 'Radier', text: `área: ${raft.area}\nespessura: ${raft.thickness}` },
];

test('typed values win over saved ones, also inside a group of fields', () => {
  expect(mergeValues(base, mine, saved)).toEqual({ ...saved, raft: { ...saved.raft, thickness: 0.9 } });
  expect(conflictRows(conflict, describeForm)).toEqual([
    { field: 'raft', label: 'Radier', yours: 'espessura: 0.9', theirs: 'espessura: 0.6' },
  ]);
});

test('a list is merged as a whole: mine if I changed any of it, else the saved one', () => {
  const steel = [...base.raft.steel, { ca: 60, mass: 1 }];
  const more = { ...base, raft: { ...base.raft, steel } };
  expect(mergeValues(base, more, saved).raft).toEqual({ area: 410, thickness: 0.6, steel });
  const emptied: Form = { ...base, raft: { ...base.raft, thickness: '' } };
  expect(mergeValues(base, emptied, saved).raft).toEqual({ ...saved.raft, thickness: '' });
});

test('a field that both changed alike is no conflict, and other saved changes are listed', () => {
  const alike = { ...base, raft: { ...base.raft, thickness: 0.6 } };
  expect(conflictRows({ ...conflict, mine: alike }, describeForm)).toEqual([
    { field: 'raft', label: 'Radier', yours: null, theirs: 'área: 410' },
  ]);
});
