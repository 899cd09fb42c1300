import type { GatewayContext } from '../context.ts';
import type { OptionPath } from '../option/optionApi.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { isUnreadable, UnreadableRow } from '../rest/restErrors.ts';
import { isComplete } from '../totals/totalsOver.ts';
import { readModule } from './moduleApi.ts';
import type { ModuleSource } from './moduleSource.ts';

/**
 * Global id of a module of an option's list that can't be read, by its row or, where rows tell less than all, alone.
 * Null for one that can be read, whose reading failed otherwise, or whose row tells no id.
 */
export async function unreadableModule(
  { rest }: GatewayContext,
  { projectId, unitId, optionId }: OptionPath,
  module: ModuleSource | Error,
): Promise<string | null> {
  const toId = (moduleId: string) => toGlobalId('Module', projectId, unitId, optionId, moduleId);
  if (module instanceof UnreadableRow) return module.rowId === undefined ? null : toId(module.rowId);
  if (module instanceof Error || isComplete(module.row.totals)) return null;
  return readModule(rest, module).then(
    () => null,
    (error: unknown) => (isUnreadable(error) ? toId(module.moduleId) : null),
  );
}
