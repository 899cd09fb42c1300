import type { RestOperation } from '../rest/restOperation.ts';
import { segment, idWire, rowsOf, rowWire } from '../rest/wire.ts';
import { wireFields } from '#domain/wireNames.ts';
import { type UnitPath, unitPath } from '../unit/unitApi.ts';
import { createConfirmed, deleteConfirmed, updateConfirmed } from '../upstream/confirmedWrites.ts';
import { z } from 'zod';
import { foundationRowWire } from '../foundation/foundationWire.ts';
import { moduleRowWire } from '../module/moduleWire.ts';
import { proposalRow } from '../takeoff/takeoffWire.ts';

/** An option with its modules: in full on the bundled service, id, type and consumption on the live one. */
export const optionRowWire = rowWire({
  id: idWire,
  name: z.string(),
  active: z.boolean(),
  /** 0.15 = ± 15 %; null where the phase of the project decides, and on a service that keeps none. */
  precision: z.number().nullable().default(null),
  /** Whether its sheet was saved before it was complete. */
  unfinished: z.boolean().default(false),
  /** Proposed quantities that wait for a person. */
  proposal: proposalRow.nullable().default(null),
  revision: z.number().nullish(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  modules: rowsOf(moduleRowWire, 'module'),
  /** Null without one, and on a service without foundations; undefined where it cannot be read. */
  foundation: foundationRowWire.nullable().default(null).or(z.undefined()).catch(undefined),
});

export const optionReply = z.object({ tower_option: optionRowWire });
export const optionsReply = z.object({ tower_options: rowsOf(optionRowWire, 'option') });

export type OptionRow = z.output<typeof optionRowWire>;

export type OptionPath = UnitPath & { optionId: string };

const optionsPath = (path: UnitPath) => `${unitPath(path)}/options`;

export const optionPath = (path: OptionPath) => `${optionsPath(path)}/${segment(path.optionId)}`;

/** The options of a unit, oldest first; a row that can't be read is an Error. */
export async function readOptions(rest: RestOperation, path: UnitPath): Promise<(OptionRow | Error)[]> {
  const rows = (await rest.get(optionsPath(path), optionsReply)).tower_options;
  if (rest.profile.generation === 'bundled') return rows;
  // Ids begin with the time, while the live service reorders options with each change.
  return rows.toSorted((a, b) => (a instanceof Error || b instanceof Error ? 0 : a.id < b.id ? -1 : 1));
}

/** Whether the options of the unit were already read in this operation. */
export const hasReadOptions = (rest: RestOperation, path: UnitPath) => rest.hasRead(optionsPath(path));

export async function readOption(rest: RestOperation, path: OptionPath) {
  return (await rest.get(optionPath(path), optionReply)).tower_option;
}

/** Creates an option. @throws RestError as createConfirmed. */
export const createOption = (rest: RestOperation, path: UnitPath, body: object) =>
  createConfirmed(rest, {
    what: 'the option',
    sent: body,
    make: async () =>
      (await rest.send('POST', optionsPath(path), wireFields(body), optionReply)).tower_option,
    read: (optionId) => readOption(rest, { ...path, optionId }),
    ids: async () => (await readOptions(rest, path)).flatMap((row) => (row instanceof Error ? [] : [row.id])),
  });

/** Changes an option. @throws RestError as updateConfirmed. */
export const updateOption = (rest: RestOperation, path: OptionPath, body: object, revision?: number | null) =>
  updateConfirmed(rest, {
    what: 'the option',
    sent: body,
    change: async () =>
      (await rest.send('PATCH', optionPath(path), wireFields(body), optionReply, { revision })).tower_option,
    read: () => readOption(rest, path),
  });

/** Deletes an option. @throws RestError as deleteConfirmed. */
export const deleteOption = (rest: RestOperation, path: OptionPath) =>
  deleteConfirmed(rest, optionPath(path));

/** The expected error of quantities is kept only by services that keep decisions. */
export const setPrecision = async (rest: RestOperation, path: OptionPath, precision: number | null) =>
  (await rest.send('PATCH', optionPath(path), { precision }, optionReply, { bundledOnly: 'decisions' }))
    .tower_option;

export const duplicateOption = async (rest: RestOperation, path: OptionPath, body: object) =>
  (await rest.send('POST', `${optionPath(path)}/duplicate`, body, optionReply, { bundledOnly: 'duplicates' }))
    .tower_option;
