import { z } from 'zod';
import type { G3Service } from './g3Service.ts';

const reply = z.object({ permissions: z.array(z.string()).nullable() });

/** What the caller's roles in a project allow: `create:unit` and the like, `*:*` for its administrator. */
export const readPermissions = async (service: G3Service, p: string): Promise<string[]> =>
  (await service.read(`/v1/projects/${p}/user/permissions`, reply)).permissions ?? [];

/**
 * The same in the gateway's words. A member without a role may look; to change a project and its towers are two
 * permissions, which count as one here only together.
 */
export function permissionsOf(codes: readonly string[]): string[] {
  if (codes.includes('*:*')) return ['project:view', 'project:edit', 'project:owner'];
  const mayEdit = ['update:project', 'create:unit', 'update:unit'].every((each) => codes.includes(each));
  return mayEdit ? ['project:view', 'project:edit'] : ['project:view'];
}
