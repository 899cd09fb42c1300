import type { Permission } from '#domain/people/permissions.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { toldAddresses } from '../auth/toldAddresses.ts';
import type { Database } from '../db/database.ts';
import { projectTotals } from '../totals/projectTotals.ts';
import type { PriceRow } from '../prices/priceSchemas.ts';
import { shownPrices } from '../prices/shownPrices.ts';
import { impliedPermissions } from './impliedPermissions.ts';
import { listMembers } from './memberRepository.ts';
import { listPhaseChanges } from './phaseChangeRepository.ts';
import type { ProjectRow } from './projectRepository.ts';
import type { projectListReply, projectReply, projectSchema } from './projectSchemas.ts';
import { listUnits } from '../units/unitRepository.ts';
import type { InsideOf } from '../http/spelling.ts';

type NamedRow = InsideOf<typeof projectListReply>['projects'][number];
type Detail = InsideOf<typeof projectReply>['project'];
type ListRow = Omit<Detail, 'users' | 'phaseChanges'>;
type StoredRow = ProjectRow & { permission: Permission };

/** Who reads, and how far the token reaches. */
type Reader = Pick<CurrentUser, 'tokenReadOnly' | 'tokenProjectId'>;

/** Rows of the project list with their totals and quotations: four more queries, however many rows. */
export async function projectRows(db: Database, rows: StoredRow[], reader: Reader): Promise<ListRow[]> {
  const ids = rows.map((row) => row.id);
  const totals = await projectTotals(db, ids);
  const prices = await shownPrices(db, rows, reader);
  return rows.flatMap((row) => {
    const found = totals.get(row.id);
    return found === undefined ? [] : [listRow(row, found, prices.get(row.id))];
  });
}

/** The same without figures, in two more queries that read no module. */
export async function namedRows(db: Database, rows: StoredRow[], reader: Reader): Promise<NamedRow[]> {
  const units = Map.groupBy(
    await listUnits(
      db,
      rows.map(({ id }) => id),
    ),
    ({ projectId }) => projectId,
  );
  const prices = await shownPrices(db, rows, reader);
  return rows.map((row) => listRow(row, { units: units.get(row.id) ?? [] }, prices.get(row.id)));
}

/** A project as its own page shows it: with units, people and the history of its phases. */
export async function projectDetail(
  db: Database,
  row: ProjectRow,
  permission: Permission,
  reader: Reader,
): Promise<Detail> {
  const [listed] = await projectRows(db, [{ ...row, permission }], reader);
  if (listed === undefined) throw new Error(`project ${row.id} has no totals`);
  return {
    ...listed,
    users: toldAddresses(await listMembers(db, row.id), reader),
    phaseChanges: await listPhaseChanges(db, row.id),
  };
}

function listRow<Figures>({ permission, ...row }: StoredRow, figures: Figures, prices: PriceRow[] = []) {
  const quoted = prices.map(({ key, min, max, source, date }) => ({ key, min, max, source, date }));
  return { ...ownFields(row), permissions: impliedPermissions(permission), prices: quoted, ...figures };
}

/** The type of building is told as null: a service that leaves it out knows of none. */
function ownFields(row: ProjectRow): InsideOf<typeof projectSchema> {
  const present = Object.entries(row).filter(
    ([field, value]) => field === 'buildingType' || (field !== 'importId' && value !== null),
  );
  return Object.fromEntries(present) as InsideOf<typeof projectSchema>;
}
