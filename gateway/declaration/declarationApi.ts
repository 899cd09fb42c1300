import { z } from 'zod';
import { projectPath } from '../project/projectApi.ts';
import type { NodePath } from '../relay/globalId.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment } from '../rest/wire.ts';
import { rowWire } from '../rest/rowWire.ts';
import { wireFields } from '#domain/wireNames.ts';

const range = z.object({ min: z.number(), max: z.number() });

export const declarationWire = rowWire({
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
  created_at: z.string(),
}).transform(({ expired, validUntil, energy, userName, ...row }) => ({
  ...row,
  energy: energy ?? null,
  validUntil: validUntil ?? null,
  isExpired: expired,
  declaredBy: userName ?? null,
}));

export type DeclarationRow = z.output<typeof declarationWire>;

const one = z.object({ declaration: declarationWire });
const many = z.object({ declarations: listOf(declarationWire) });
const bundledOnly = { bundledOnly: 'declarations' } as const;

const declarationsPath = (projectId: string) => `${projectPath(projectId)}/declarations`;

/** The factors declared on a project, oldest first. */
export const readDeclarations = async (rest: RestOperation, projectId: string) =>
  (await rest.get(declarationsPath(projectId), many, bundledOnly)).declarations;

/** Takes them from an answer about the whole project. */
export const noteDeclarations = (rest: RestOperation, projectId: string, declarations: DeclarationRow[]) =>
  rest.note(declarationsPath(projectId), { declarations } satisfies z.output<typeof many>);

export const createDeclaration = async (rest: RestOperation, projectId: string, body: object) =>
  (await rest.send('POST', declarationsPath(projectId), wireFields(body), one, bundledOnly)).declaration;

export const deleteDeclaration = (rest: RestOperation, { projectId, id }: NodePath<'Declaration'>) =>
  rest.send('DELETE', `${declarationsPath(projectId)}/${segment(id)}`, undefined, anything, bundledOnly);
