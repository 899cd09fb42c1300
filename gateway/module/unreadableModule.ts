import type { GatewayContext } from '../context.ts';
import type { OptionPath } from '../option/optionApi.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { isUnreadable, UnreadableRow } from '../rest/restErrors.ts';
import { isComplete } from '../totals/totalsOver.ts';
import { readModule } from './moduleApi.ts';
import type { ModuleSource } from './moduleSource.ts';

/**
 * Global id of a module in an option's list that cannot be read, from its row or, where rows are incomplete, from the
 * module by itself. Null for one that can be read, that failed for another reason, or whose row has no id.
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
