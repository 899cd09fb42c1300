import { type Permission, strongestPermission } from '#domain/people/permissions.ts';

const names = { 'project:view': 'VIEW', 'project:edit': 'EDIT', 'project:owner': 'OWNER' } as const;

/** The permission, as the graph names them, that includes the others; to view where none is known. */
export function strongest(granted: readonly string[]) {
  const known = Object.keys(names).filter((permission): permission is Permission =>
    granted.includes(names[permission as Permission]),
  );
  return names[strongestPermission(known) ?? 'project:view'];
}
