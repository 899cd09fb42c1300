import { grants, type Permission, permissions } from '#domain/people/permissions.ts';

/** The held permission with those it implies, weakest first: how the wire lists them. */
export function impliedPermissions(strongest: Permission): Permission[] {
  return permissions.filter((permission) => grants(strongest, permission));
}
