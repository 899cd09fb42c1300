import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { chooseFloors } from '../modules/moduleFloors.ts';
import { assertSameFamily } from '../modules/foundationRules.ts';
import { findModule } from '../modules/moduleRepository.ts';
import { findOption } from '../options/optionRepository.ts';
import { findTokenName } from '../tokens/apiTokenRepository.ts';
import type { OptionPath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { structureOnWire } from '../versions/structureWire.ts';
import { deleteProposal, findProposal, upsertProposal } from './proposalRepository.ts';
import { withModulePath, readTakeoff } from './readTakeoff.ts';
import type { ProposalBody } from './takeoffSchemas.ts';

/**
 * Stores proposed quantities for an option, until a person saves them in the sheet or discards them. They are checked
 * like the sheet's, and count in nothing. They replace an earlier proposal of the same token.
 * @throws InvalidRequest, FieldError for a module's faults; ApiError 404; 409 while somebody else's proposal waits.
 */
export async function proposeTakeoff(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  body: ProposalBody,
): Promise<void> {
  const modules = readTakeoff(body);
  await inTower(db, path, async (trx) => {
    const { id: optionId, name: optionName } = await findOption(trx, path);
    const tokenName = await findTokenName(trx, user.tokenId);
    const earlier = await findProposal(trx, optionId);
    if (earlier !== undefined && (earlier.userId !== user.id || earlier.tokenName !== tokenName))
      throw new ApiError(409, 'CONFLICT', 'proposal_waits');
    for (const { id: moduleId, at, floorIds, type } of modules)
      await withModulePath(at, async () => {
        if (moduleId != null) assertSameFamily((await findModule(trx, { ...path, moduleId })).type, type);
        await chooseFloors(trx, path.unitId, floorIds);
      });
    const stored = modules.map(({ id = null, name = null, floorIds, structure: { type, data } }) => ({
      id,
      type,
      name,
      floorIds,
      data: structureOnWire(data),
    }));
    await upsertProposal(trx, { optionId, id: newId(), userId: user.id, tokenName, modules: toJson(stored) });
    const done = { entity: 'option', verb: 'proposed', entityId: optionId, entityName: optionName } as const;
    await recordActivity(trx, { projectId: path.projectId, user, ...done, details: { tokenName } });
  });
}

/** Discards a proposal; nothing happens if it is already gone. */
export async function discardProposal(
  db: Database,
  path: OptionPath & { proposalId: string },
): Promise<void> {
  await findOption(db, path);
  await deleteProposal(db, path);
}
