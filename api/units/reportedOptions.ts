import { type LossPlace, overallLoss } from '#domain/materials/losses.ts';
import { z } from 'zod';
import type { InsideOf } from '../http/input/spelling.ts';
import { foundationRowSchema, moduleRowSchema } from '../modules/moduleSchemas.ts';
import type { modulesOnWire } from '../modules/moduleRows.ts';
import { optionsReply } from '../options/optionSchemas.ts';
import { type elementSchema, materialSchema } from '../totals/totalsWire.ts';

const loss = z.number().describe('Amount bought for one of what the building holds');
const materials = z.array(materialSchema.extend({ loss }));

const option = optionsReply.shape.tower_options.element;

/** Options for a report: materials without their parts, which are a third of an answer. */
export const reportedOptions = z.array(
  option.extend({
    modules: z.array(moduleRowSchema.omit({ elements: true }).extend({ materials })),
    foundation: foundationRowSchema
      .omit({ elements: true })
      .extend({ materials })
      .nullable()
      .describe(option.shape.foundation.description!),
  }),
);

type Row = { elements: InsideOf<typeof elementSchema>[]; materials: InsideOf<typeof materialSchema>[] };

/** The modules and foundation of an option, in that form. */
export const reportedModules = ({ modules, foundation }: ReturnType<typeof modulesOnWire>) => ({
  modules: modules.map((module) => withoutParts(module.type, module)),
  foundation: foundation && withoutParts('foundation', foundation),
});

function withoutParts<Given extends Row>(place: LossPlace, { elements, ...row }: Given) {
  const materialsOf = row.materials.map((line) => ({
    ...line,
    loss: overallLoss(place, elements, line.key),
  }));
  return { ...row, materials: materialsOf };
}
