import { z } from 'zod';
import '../generalErrors.ts';

const canonical = (name: string) => (name.startsWith('project:') ? name : `project:${name}`);

/** What an invitation can give: everything but ownership, which is transferred instead. */
export const invitablePermissionSchema = z
  .enum(['project:view', 'project:edit', 'view', 'edit'])
  .transform(canonical)
  .pipe(z.enum(['project:view', 'project:edit']));
