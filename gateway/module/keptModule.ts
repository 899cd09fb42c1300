import type { OptionRow } from '../option/optionWire.ts';
import { madeId, toDetail } from './moduleApi.ts';
import type { ModuleReply } from './moduleWire.ts';

/** A module with the answer it came in: answers of some services do not say its id. */
type AnsweredModule = { id: string; reply: ModuleReply };

export const toMade = (reply: ModuleReply): AnsweredModule => ({ id: madeId(reply), reply });

/** What is kept of a module, in the shape it is sent in. */
export function sentOf({ id, reply }: AnsweredModule) {
  const { row, versions } = toDetail(reply, id);
  const data = versions.find(({ isValid }) => isValid)?.data ?? {};
  return { type: row.type, data: { ...data, floor_ids: row.floorIds } };
}

/** Ids of the modules of an option that can be read. */
export const moduleIds = ({ modules }: OptionRow): string[] =>
  modules.flatMap((row) => (row instanceof Error ? [] : [row.id]));
