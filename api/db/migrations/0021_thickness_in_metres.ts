import { type Kysely, sql } from 'kysely';

/** Thicknesses of walls and slabs were kept in cm: /v1 and its other services have them in m. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const key of ['wall_thickness', 'slab_thickness']) {
    await sql`
      update versions
      set data = jsonb_set(data, array[${key}::text], to_jsonb(trim_scale((data ->> ${key}::text)::numeric / 100)))
      where jsonb_typeof(data -> ${key}::text) = 'number'
    `.execute(db);
  }
}
