import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';
import { technologyRules } from '#domain/structures/technology/technologyRules.ts';
import { usualFbk, usualStructure } from '#domain/usual/usualStructure.ts';
import type { SheetCells } from './projectSheet.ts';
import { structureCells } from './structureCells.ts';

type Group = { name: string; category: FloorCategory; area: number; height: number; repetition: number };

/** The tower of the sample, from the lowest: 15 floors, 7 310 m². */
const groups: readonly Group[] = [
  { name: 'basement', category: 'basement_floor', area: 900, height: 3, repetition: 1 },
  { name: 'ground', category: 'ground_floor', area: 800, height: 4, repetition: 1 },
  { name: 'standard', category: 'standard_floor', area: 450, height: 2.88, repetition: 12 },
  { name: 'penthouse', category: 'penthouse_floor', area: 210, height: 2.88, repetition: 1 },
];

/**
 * A tower under each technology, as the usual bands have it: something to look around in. `t` gives the names in the
 * reader's language, by `sample.<name>`, and `nameOf` those of the technologies.
 */
export function sampleRows(
  t: (key: string) => string,
  nameOf: (technology: Technology) => string,
): SheetCells[] {
  const floors = groups.reduce((sum, { repetition }) => sum + repetition, 0);
  return technologies.flatMap((technology) =>
    groups.map(({ name, category, area, height, repetition }) => {
      const floor = { area, fck: technologyRules[technology].usualFck, fbk: usualFbk(floors) };
      return {
        project_name: t('sample.project'),
        project_state: 'SP',
        project_city: 'São Paulo',
        project_phase: 'preliminary_study',
        unit_name: t('sample.unit'),
        option_name: nameOf(technology),
        floor_name: t(`sample.${name}`),
        floor_area: area,
        floor_category: category,
        floor_height: height,
        floor_repetition: repetition,
        ...structureCells(technology, usualStructure(technology, floor, 0.5)),
      };
    }),
  );
}
