import { z } from 'zod';
import { projectPath } from '../project/projectApi.ts';
import { firstEntryWire } from '../organization/firstEntryWire.ts';
import type { NodePath } from '../relay/globalId.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment, rowWire } from '../rest/wire.ts';
import { wireFields } from '#domain/wireNames.ts';

const range = z.object({ min: z.number(), max: z.number() });

const declarationFields = {
  id: idWire,
  material: z.string(),
  label: z.string(),
  unit: z.string(),
  supplier: z.string(),
  document: z.string(),
  valid_until: z.string().nullish(),
  expired: z.boolean(),
  co2: range,
  energy: range.nullish(),
  user_name: z.string().nullish(),
  origin: firstEntryWire.nullish(),
  created_at: z.string(),
};
const plainWire = rowWire(declarationFields);

const shown = ({ expired, validUntil, energy, userName, ...row }: z.output<typeof plainWire>) => ({
  ...row,
  energy: energy ?? null,
  validUntil: validUntil ?? null,
  isExpired: expired,
  declaredBy: userName ?? null,
});

export const declarationWire = plainWire.transform(shown);

export type DeclarationRow = z.output<typeof declarationWire>;

const one = z.object({ declaration: declarationWire });
const many = z.object({ declarations: listOf(declarationWire) });
const shared = z.object({
  declarations: listOf(
    rowWire({ ...declarationFields, project_id: idWire, first_entry: firstEntryWire }).transform(
      ({ projectId, firstEntry, ...row }) => ({ projectId, firstEntry, row: shown(row) }),
    ),
  ),
});
const bundledOnly = { bundledOnly: 'declarations' } as const;

const declarationsPath = (projectId: string) => `${projectPath(projectId)}/declarations`;

/** The factors declared on a project, oldest first. */
export const readDeclarations = async (rest: RestOperation, projectId: string) =>
  (await rest.get(declarationsPath(projectId), many, bundledOnly)).declarations;

/** Stores them for the operation out of an answer about the whole project. */
export const primeDeclarations = (rest: RestOperation, projectId: string, declarations: DeclarationRow[]) =>
  rest.prime(declarationsPath(projectId), { declarations } satisfies z.output<typeof many>);

export const createDeclaration = async (rest: RestOperation, projectId: string, body: object) =>
  (await rest.send('POST', declarationsPath(projectId), wireFields(body), one, bundledOnly)).declaration;

const sharedPath = (projectId: string) => `${declarationsPath(projectId)}/shared`;

/** Declarations of the office's other projects that the project lacks. */
export const readSharedDeclarations = async (rest: RestOperation, projectId: string) =>
  (await rest.get(sharedPath(projectId), shared, bundledOnly)).declarations;

export const adoptSharedDeclarations = async (rest: RestOperation, projectId: string, ids: string[]) =>
  (await rest.send('POST', sharedPath(projectId), wireFields({ declarationIds: ids }), many, bundledOnly))
    .declarations;

export const deleteDeclaration = (rest: RestOperation, { projectId, id }: NodePath<'Declaration'>) =>
  rest.send('DELETE', `${declarationsPath(projectId)}/${segment(id)}`, undefined, anything, bundledOnly);
