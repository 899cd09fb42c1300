import { type DeclarationInput, isExpired, todayOf } from '#domain/factors/declaration.ts';
import { materialRow } from '#domain/materials/materialRow.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deletingFrom } from '../db/rowStatements.ts';
import type { FirstEntry } from '../db/tables/decidingTables.ts';
import { toJson } from '../db/json.ts';
import type { DeclarationRow } from './declarationSchemas.ts';

/** The declarations of a project, oldest first, including expired ones. */
export async function listDeclarations(db: Database, projectId: string): Promise<DeclarationRow[]> {
  return (await listDeclarationsOf(db, [projectId])).get(projectId) ?? [];
}

/** The same of several projects, by project id. */
export async function listDeclarationsOf(
  db: Database,
  projectIds: string[],
): Promise<Map<string, DeclarationRow[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await selectDeclarations(db, projectIds).execute();
  const grouped = Map.groupBy(rows, ({ projectId }) => projectId);
  return new Map([...grouped].map(([projectId, some]) => [projectId, some.map(declarationOnWire)]));
}

type NewDeclaration = DeclarationInput & {
  id: string;
  projectId: string;
  userId: number;
  userName: string;
  origin: FirstEntry | null;
};

export async function insertDeclaration(db: Database, declaration: NewDeclaration): Promise<void> {
  const { validUntil = null, co2, energy, origin, ...what } = declaration;
  const energyEnds = { energyMin: energy?.min ?? null, energyMax: energy?.max ?? null };
  await db
    .insertInto('declarations')
    .values({
      ...what,
      validUntil,
      co2Min: co2.min,
      co2Max: co2.max,
      ...energyEnds,
      origin: origin && toJson(origin),
    })
    .execute();
}

export const deleteDeclaration = deletingFrom('declarations');

export const selectDeclarations = (db: Database, projectIds: string[]) =>
  db
    .selectFrom('declarations')
    .selectAll()
    // As text: a driver would turn a date into a timestamp, which is another day elsewhere.
    .select(sql<string | null>`to_char(valid_until, 'YYYY-MM-DD')`.as('lastDay'))
    .where('projectId', 'in', projectIds)
    .orderBy('id');

type Stored = Awaited<ReturnType<ReturnType<typeof selectDeclarations>['execute']>>[number];

export function declarationOnWire(row: Stored): DeclarationRow {
  const { id, material, supplier, document, userName, origin, createdAt, lastDay } = row;
  const { label, unit } = materialRow(material) ?? { label: material, unit: 'un' as const };
  return {
    id,
    material,
    label,
    unit,
    supplier,
    document,
    validUntil: lastDay,
    expired: isExpired({ validUntil: lastDay }, todayOf(new Date())),
    co2: { min: row.co2Min, max: row.co2Max },
    energy:
      row.energyMin === null || row.energyMax === null ? null : { min: row.energyMin, max: row.energyMax },
    userName,
    origin,
    createdAt,
  };
}
