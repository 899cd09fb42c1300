import { expect, test } from 'vitest';
import { quickProject } from '../../../web/screens/estimate/quick/quickProject.ts';

test('the project of an estimate has its tower of equal floors, with amounts marked where marks are kept', () => {
  const place = { project: 'Ipê', state: 'PE', city: 'Recife', unit: 'A', option: 'Pórtico', floor: 'Médio' };
  const input = { technology: 'beam_column', area: 10_000, floors: 3, fck: 35 } as const;
  const [marked, bare] = [true, false].map((keepsMarks) => quickProject(input, place, keepsMarks));
  expect(bare).toMatchObject({
    project_phase: 'preliminary_study',
    unit_name: 'A',
    option_name: 'Pórtico',
    floor_name: 'Médio',
    floor_area: 3333.33,
    floor_height: 2.9,
    floor_repetition: 3,
  });
  expect([marked, bare].map((row) => JSON.stringify(row).includes('assumed'))).toEqual([true, false]);
});
