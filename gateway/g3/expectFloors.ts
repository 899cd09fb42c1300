import type { MessageKey } from '#domain/texts/messages.ts';
import { RestError } from '../rest/restErrors.ts';
import { isFailure } from '../upstream/isOpen.ts';

/** Whether a floor of another tower may be at fault: the service fails on it, or refuses the whole without naming a field. */
export const mayMeanFloors = (error: unknown): boolean =>
  isFailure(error) || (error instanceof RestError && error.status === 400);

/** @throws VALIDATION_FAILED at the floors where there is none, or one that the tower does not have. */
export function expectFloors(data: Record<string, unknown>, tower: ReadonlySet<string>): void {
  const { floor_ids: ids } = data as { floor_ids?: readonly string[] };
  const fault = (key: MessageKey) =>
    new RestError('VALIDATION_FAILED', key, {
      status: 422,
      fields: { floor_ids: null },
      keys: { floor_ids: key },
    });
  if (ids === undefined || ids.length === 0) throw fault('module.floors.required');
  if (ids.some((id) => !tower.has(id))) throw fault('module.floors.unknown');
}
