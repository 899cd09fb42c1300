const order = ['OWNER', 'EDIT', 'VIEW'] as const;
type Permission = (typeof order)[number];

/** The permission that includes the others. */
export function strongest(held: readonly string[]): Permission {
  return order.find((permission) => held.includes(permission)) ?? 'VIEW';
}
