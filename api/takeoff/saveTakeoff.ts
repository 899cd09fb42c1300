import { isFoundationType } from '#domain/foundation/foundationType.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { findFoundationId } from '../modules/moduleRepository.ts';
import { removeModule, storeModule } from '../modules/saveModule.ts';
import { findOption, updateOption } from '../options/optionRepository.ts';
import type { OptionPath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { withModulePath, readTakeoff } from './readTakeoff.ts';
import { deleteProposal } from './proposalRepository.ts';
import { deleteUnfinishedSheet } from './unfinishedSheetRepository.ts';
import { takeOverModule } from './takeOverModule.ts';
import type { TakeoffBody } from './takeoffSchemas.ts';

/**
 * Saves the modules of an option, and its foundation, as one sheet, in one transaction. Modules without an id are
 * created; those with one take their name, floors and quantities, changed quantities as a new valid version. A
 * foundation needs no id, because an option has one at most. `removed` are deleted; the option's other modules stay.
 * This ends an unfinished sheet, and the proposal it names.
 * @throws InvalidRequest, FieldError for a module's faults; ApiError 404 for a module of another option; 409 when
 * somebody saved one of them since its `revision`. Nothing is stored then.
 */
export async function saveTakeoff(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  body: TakeoffBody,
): Promise<void> {
  const modules = readTakeoff(body);
  await inTower(db, path, async (trx) => {
    const option = await findOption(trx, path);
    if (await deleteUnfinishedSheet(trx, option.id)) await updateOption(trx, option.id, {});
    if (body.proposalId != null) await deleteProposal(trx, { ...path, proposalId: body.proposalId });
    for (const { id: moduleId, revision } of body.removed ?? [])
      await removeModule(trx, user, { ...path, moduleId }, revision);
    for (const module of modules) {
      const { id, at, type } = module;
      const moduleId = id ?? (isFoundationType(type) ? await findFoundationId(trx, option.id) : undefined);
      await withModulePath(at, async () => {
        if (moduleId != null) await takeOverModule(trx, user, { ...path, moduleId }, module);
        else await storeModule(trx, user, path, module);
      });
    }
  });
}
