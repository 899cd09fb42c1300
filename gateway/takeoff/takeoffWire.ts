import { z } from 'zod';
import { rowWire } from '../rest/rowWire.ts';

export const unfinishedSheetReply = z.object({
  unfinished_sheet: rowWire({ sheet: z.string(), saved_at: z.string() }).nullable(),
});
