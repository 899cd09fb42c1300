import { z } from 'zod';
import { declarationWire } from '../declaration/declarationApi.ts';
import { optionRowWire } from '../option/optionApi.ts';
import { ownPriceWire } from '../price/priceWire.ts';
import { projectPath } from '../project/projectApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { idWire, listOf, rowsOf, rowWire } from '../rest/wire.ts';
import { plainFloorWire } from './unitWire.ts';

const towersReply = z.object({
  project: rowWire({ id: idWire, name: z.string(), prices: listOf(ownPriceWire) }),
  declarations: listOf(declarationWire),
  towers: z.array(
    rowWire({
      id: idWire,
      name: z.string(),
      repetition_count: z.number().nullable(),
      housing_units_count: z.number().nullable(),
      floors: z.array(plainFloorWire),
      tower_options: rowsOf(optionRowWire, 'option'),
    }),
  ),
});

/** A project with all its contents; only the bundled service gives it in one call. */
export const readTowers = (rest: RestOperation, projectId: string) =>
  rest.get(`${projectPath(projectId)}/towers`, towersReply);
