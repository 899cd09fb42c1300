import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { z } from 'zod';
import type { PlannedProject } from './planImport.ts';
import type { InsideOf } from '../http/input/spelling.ts';

/** What a sheet would create, project by project. */
export const importPreview = z.array(
  z.object({
    name: z.string(),
    is_faulty: z.boolean().describe('Left out until its rows are fixed'),
    units: z.array(
      z.object({
        name: z.string(),
        floors: z.number().int(),
        area: z.number().describe('m², all floors'),
        options: z
          .array(
            z.object({
              name: z.string(),
              modules: z.number().int().describe('Modules in it'),
              foundation: z.enum(foundationTypes).optional().describe('What carries the tower in it'),
            }),
          )
          .describe('Ways to build the tower'),
      }),
    ),
  }),
);

/** A planned project as it would be created; towers with faults show nothing yet. */
export const previewOf = ({
  name,
  units,
  faults,
}: PlannedProject): InsideOf<typeof importPreview>[number] => ({
  name,
  isFaulty: faults.length > 0,
  units: units.flatMap(({ unit, options }) => {
    if (unit === null) return [];
    const groups = unit.data.floorGroups;
    return [
      {
        name: unit.name,
        floors: groups.reduce((sum, { repetition }) => sum + repetition, 0),
        area: groups.reduce((sum, { area, repetition }) => sum + area * repetition, 0),
        options: options.map((option) => ({
          name: option.name,
          modules: option.modules.length,
          ...(option.foundation && { foundation: option.foundation.type }),
        })),
      },
    ];
  }),
});
