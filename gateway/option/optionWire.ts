import { z } from 'zod';
import { foundationRowWire } from '../foundation/foundationWire.ts';
import { moduleRowWire } from '../module/moduleWire.ts';
import { idWire, rowsOf, rowWire } from '../rest/wire.ts';
import { waitingProposal } from '../takeoff/takeoffWire.ts';

/** An option with its modules: in full on the bundled service, id, type and consumption on the live one. */
export const optionRowWire = rowWire({
  id: idWire,
  name: z.string(),
  active: z.boolean(),
  /** 0.15 = ± 15 %; null where the phase of the project tells it, and on a service that keeps none. */
  precision: z.number().nullable().default(null),
  /** Whether its sheet was kept before it was complete. */
  unfinished: z.boolean().default(false),
  /** Quantities that wait for a person. */
  proposal: waitingProposal.nullable().default(null),
  revision: z.number().nullish(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  modules: rowsOf(moduleRowWire, 'module'),
  /** Null without one, and on a service without foundations; undefined where it can't be read. */
  foundation: foundationRowWire.nullable().default(null).or(z.undefined()).catch(undefined),
});

export const optionReply = z.object({ tower_option: optionRowWire });
export const optionsReply = z.object({ tower_options: rowsOf(optionRowWire, 'option') });

export type OptionRow = z.output<typeof optionRowWire>;
