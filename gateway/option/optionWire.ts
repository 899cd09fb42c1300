import { z } from 'zod';
import { moduleRowWire } from '../module/moduleWire.ts';
import { idWire, rowsOf } from '../rest/wire.ts';

/** An option with its modules: in full on the bundled service, id, type and consumption on the live one. */
export const optionRowWire = z.object({
  id: idWire,
  name: z.string(),
  active: z.boolean(),
  revision: z.number().nullish(),
  modules: rowsOf(moduleRowWire, 'module'),
});

export const optionReply = z.object({ tower_option: optionRowWire });
export const optionsReply = z.object({ tower_options: rowsOf(optionRowWire, 'option') });

export type OptionRow = z.output<typeof optionRowWire>;
