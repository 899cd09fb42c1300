import { likeForLikeRules } from '#domain/comparison/checks/checks.ts';
import { z } from 'zod';
import type { RestOperation } from '../rest/restOperation.ts';
import { idWire, listOf, rowWire } from '../rest/wire.ts';
import { type UnitPath, unitPath } from '../unit/unitApi.ts';
import { wireFields } from '#domain/wireNames.ts';

const overrideWire = rowWire({
  option_ids: z.array(idWire),
  rule: z.enum(likeForLikeRules),
  note: z.string(),
  user_name: z.string(),
  created_at: z.string(),
});

const many = z.object({ overrides: listOf(overrideWire) });
const bundledOnly = { bundledOnly: 'decisions' } as const;
const overridesPath = (path: UnitPath) => `${unitPath(path)}/overrides`;

/** Overridden checks of a tower. */
export const readOverrides = async (rest: RestOperation, path: UnitPath) =>
  (await rest.get(overridesPath(path), many, bundledOnly)).overrides;

/** Writes or removes a note; @returns all notes of the tower. */
export const putOverride = async (rest: RestOperation, path: UnitPath, body: object) =>
  (await rest.send('PUT', overridesPath(path), wireFields(body), many, bundledOnly)).overrides;
