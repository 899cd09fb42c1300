import { z } from 'zod';
import { projectPath } from '../project/projectApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment } from '../rest/wire.ts';

const range = z.object({ min: z.number(), max: z.number() });

const declarationWire = z
  .object({
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
  })
  .transform(({ valid_until, user_name, created_at, expired, energy, ...row }) => ({
    ...row,
    energy: energy ?? null,
    validUntil: valid_until ?? null,
    isExpired: expired,
    declaredBy: user_name ?? null,
    createdAt: created_at,
  }));

export type DeclarationRow = z.output<typeof declarationWire>;

const one = z.object({ declaration: declarationWire });
const many = z.object({ declarations: listOf(declarationWire) });
const bundledOnly = { bundledOnly: 'declarations' } as const;

const declarationsPath = (projectId: string) => `${projectPath(projectId)}/declarations`;

/** The factors declared on a project, oldest first. */
export const readDeclarations = async (rest: RestOperation, projectId: string) =>
  (await rest.get(declarationsPath(projectId), many, bundledOnly)).declarations;

export const createDeclaration = async (rest: RestOperation, projectId: string, body: object) =>
  (await rest.send('POST', declarationsPath(projectId), body, one, bundledOnly)).declaration;

export const deleteDeclaration = (rest: RestOperation, projectId: string, id: string) =>
  rest.send('DELETE', `${declarationsPath(projectId)}/${segment(id)}`, undefined, anything, bundledOnly);
