import { z } from 'zod';
import { rowWire } from '../rest/wire.ts';

/** Where a value copied from another project of the office was first entered. */
export const firstEntryWire = rowWire({
  project_name: z.string(),
  user_name: z.string(),
  created_at: z.string(),
}).transform(({ projectName, userName, createdAt }) => ({
  projectName,
  enteredBy: userName,
  enteredAt: createdAt,
}));
