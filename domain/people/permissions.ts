/** Permissions on a project, weakest first; each implies those before it. */
export const permissions = ['project:view', 'project:edit', 'project:owner'] as const;
export type Permission = (typeof permissions)[number];

/** Whether what somebody holds suffices: edit implies view, owner implies both. */
export function grants(
  granted: Permission | readonly Permission[] | null | undefined,
  needed: Permission,
): boolean {
  const all = typeof granted === 'string' ? [granted] : (granted ?? []);
  return all.some((permission) => permissions.indexOf(permission) >= permissions.indexOf(needed));
}

/** The one permission that implies all of a list; undefined of none. */
export const strongestPermission = <P extends Permission>(granted: readonly P[]): P | undefined =>
  granted.find((candidate) => granted.every((permission) => grants(candidate, permission)));
