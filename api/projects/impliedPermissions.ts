import { grants, type Permission, permissions } from '#domain/people/permissions.ts';

/** A permission with those it implies, weakest first, as on the wire. */
export function impliedPermissions(strongest: Permission): Permission[] {
  return permissions.filter((permission) => grants(strongest, permission));
}
