import type { Database } from '../db/database.ts';
import { readModules } from '../modules/moduleRows.ts';
import type { OptionPath, UnitPath } from '../units/towerPath.ts';
import { listProposals } from '../takeoff/proposalRepository.ts';
import { findUnit } from '../units/unitRepository.ts';
import { findOption, listOptions } from './optionRepository.ts';
import type { OptionRow } from './optionSchemas.ts';

/**
 * The options of a unit, oldest first, with complete modules, so that a comparison needs no further call. Five queries,
 * however many options and modules. @throws ApiError 404.
 */
export async function readOptions(db: Database, path: UnitPath): Promise<OptionRow[]> {
  const unit = await findUnit(db, path);
  const options = await listOptions(db, [unit.id]);
  const ids = options.map(({ id }) => id);
  const modulesOf = await readModules(db, unit.id, ids);
  const proposals = ids.length === 0 ? [] : await listProposals(db, ids);
  return options.map((option) => ({
    ...option,
    towerId: unit.towerId,
    proposal: proposals.find(({ optionId }) => optionId === option.id) ?? null,
    ...modulesOf(option.id),
  }));
}

/** One option as the list shows it. @throws ApiError 404. */
export async function readOption(db: Database, path: OptionPath): Promise<OptionRow> {
  const option = await findOption(db, path);
  const modulesOf = await readModules(db, path.unitId, [option.id]);
  const [proposal = null] = await listProposals(db, [option.id]);
  return { ...option, proposal, ...modulesOf(option.id) };
}
