import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';

/** Where something was first entered, with the names of project and person at that time. */
export const firstEntrySchema = z.object({
  project_name: z.string().describe('The project it was entered in'),
  user_name: z.string().describe('Who entered it there'),
  created_at: z.string().describe('When it was entered there, RFC 3339'),
});

/** Extra fields of a quotation or declaration offered to other projects of the office. */
export const sharedFields = {
  project_id: z.string().describe('The project it is taken over from'),
  first_entry: firstEntrySchema.describe('Where it was first entered: its origin once it is taken over'),
};

/** How many rows are offered, newest first, and copied at once. */
export const maxShared = 500;

/** The rows to copy from other projects. */
export const sharedSelection = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .min(1, encodeMessage('general.required'))
    .max(maxShared, encodeMessage('general.too_many', { max: maxShared }));
