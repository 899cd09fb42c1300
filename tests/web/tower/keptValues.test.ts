import { expect, test } from 'vitest';
import { conflictRows } from '../../../web/forms/conflict/conflictRows.ts';
import { keptValues } from '../../../web/forms/conflict/keptValues.ts';

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

test('what was typed is kept over what was saved, and the figures beside it follow that', () => {
  expect(keptValues(base, mine, saved)).toEqual({ ...saved, raft: { ...saved.raft, thickness: 0.9 } });
  expect(conflictRows(conflict, describeForm)).toEqual([
    { field: 'raft', label: 'Radier', yours: 'espessura: 0.9', theirs: 'espessura: 0.6' },
  ]);
});

test('a list is one thing: mine where I changed any of it, the saved one where I changed none', () => {
  const steel = [...base.raft.steel, { ca: 60, mass: 1 }];
  const more = { ...base, raft: { ...base.raft, steel } };
  expect(keptValues(base, more, saved).raft).toEqual({ area: 410, thickness: 0.6, steel });
  const emptied: Form = { ...base, raft: { ...base.raft, thickness: '' } };
  expect(keptValues(base, emptied, saved).raft).toEqual({ ...saved.raft, thickness: '' });
});

test('both having typed the same is no choice of mine, what else was saved is still told', () => {
  const alike = { ...base, raft: { ...base.raft, thickness: 0.6 } };
  expect(conflictRows({ ...conflict, mine: alike }, describeForm)).toEqual([
    { field: 'raft', label: 'Radier', yours: null, theirs: 'área: 410' },
  ]);
});
