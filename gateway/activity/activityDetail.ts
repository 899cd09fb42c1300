/** Details of a change as one line: before and after, else the fields that changed, else what was given. */
export function activityDetail(details: Record<string, unknown>): string | null {
  const { from, to, fields, permission, floors_changed: floorsChanged } = details;
  if (typeof to === 'string') return typeof from === 'string' ? `${from} → ${to}` : to;
  if (typeof permission === 'string') return permission.replace('project:', '');
  if (Array.isArray(fields)) return fields.join(', ');
  return floorsChanged === true ? 'floors' : null;
}
