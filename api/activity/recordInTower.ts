import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { recordActivity } from './recordActivity.ts';

/** The ids recorded beside the project's, for the place within it. */
const places = {
  unit: [],
  option: ['unitId'],
  module: ['unitId', 'optionId'],
  version: ['unitId', 'optionId', 'moduleId'],
} as const;
type Entity = keyof typeof places;
type PathOf<Thing extends Entity> = Record<'projectId' | (typeof places)[Thing][number], string>;

/** Records a change of something in a tower, `module.created` or the like, with its place; as recordActivity. */
export async function recordInTower<Thing extends Entity>(
  trx: Database,
  user: CurrentUser,
  path: PathOf<Thing>,
  action: `${Thing}.${string}`,
  { id, name }: { id: string; name: string },
  details: Record<string, unknown> = {},
): Promise<void> {
  const [entity, verb] = action.split('.') as [Thing, string];
  const { projectId } = path;
  const place = Object.fromEntries(places[entity].map((key) => [key, path[key as keyof typeof path]]));
  const what = { entity, verb, entityId: id, entityName: name };
  await recordActivity(trx, { projectId, user, ...what, details: { ...details, ...place } });
}
