import type { Permission } from '#domain/people/permissions.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { visibleEmails } from '../auth/visibleEmails.ts';
import type { Database } from '../db/database.ts';
import { projectTotals } from '../totals/projectTotals.ts';
import type { PriceRow } from '../prices/priceSchemas.ts';
import { shownPrices } from '../prices/shownPrices.ts';
import { organizationNames } from '../organizations/organizationRepository.ts';
import { impliedPermissions } from './impliedPermissions.ts';
import { listMembers } from './memberRepository.ts';
import { listPhaseChanges } from './phaseChangeRepository.ts';
import type { ProjectRow } from './projectRepository.ts';
import type { projectListReply, projectReply, projectSchema } from './projectSchemas.ts';
import { listUnits } from '../units/unitRepository.ts';
import type { InsideOf } from '../http/input/spelling.ts';

type NamedRow = InsideOf<typeof projectListReply>['projects'][number];
type Detail = InsideOf<typeof projectReply>['project'];
type ListRow = Omit<Detail, 'users' | 'phaseChanges'>;
type StoredRow = ProjectRow & { permission: Permission };
type NamedOffice = StoredRow & { organizationName: string | null };

/** The reader, and how far their token reaches. */
type Reader = Pick<CurrentUser, 'tokenReadOnly' | 'tokenProjectId'>;

/** Rows of the project list with their totals and quotations: four more queries, however many rows. */
export async function projectRows(db: Database, rows: StoredRow[], reader: Reader): Promise<ListRow[]> {
  const ids = rows.map((row) => row.id);
  const totals = await projectTotals(db, ids);
  const prices = await shownPrices(db, rows, reader);
  return (await withOffices(db, rows)).flatMap((row) => {
    const found = totals.get(row.id);
    return found === undefined ? [] : [listRow(row, found, prices.get(row.id))];
  });
}

/** The same rows without figures: two more queries, which read no module. */
export async function rowsWithoutFigures(
  db: Database,
  rows: StoredRow[],
  reader: Reader,
): Promise<NamedRow[]> {
  const units = Map.groupBy(
    await listUnits(
      db,
      rows.map(({ id }) => id),
    ),
    ({ projectId }) => projectId,
  );
  const prices = await shownPrices(db, rows, reader);
  return (await withOffices(db, rows)).map((row) =>
    listRow(row, { units: units.get(row.id) ?? [] }, prices.get(row.id)),
  );
}

/** A project by itself: with units, people and the history of its phases. */
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
    users: visibleEmails(await listMembers(db, row.id), reader),
    phaseChanges: await listPhaseChanges(db, row.id),
  };
}

/** The names of the projects' offices; no query for personal projects. */
async function withOffices(db: Database, rows: StoredRow[]): Promise<NamedOffice[]> {
  const ids = rows.flatMap(({ organizationId }) => organizationId ?? []);
  const names = await organizationNames(db, [...new Set(ids)]);
  return rows.map((row) => ({ ...row, organizationName: names.get(row.organizationId ?? '') ?? null }));
}

function listRow<Figures>(
  { permission, organizationName, ...row }: NamedOffice,
  figures: Figures,
  prices: PriceRow[] = [],
) {
  const held = { permissions: impliedPermissions(permission), organizationName };
  return { ...ownFields(row), ...held, prices, ...figures };
}

type OwnFields = InsideOf<typeof projectSchema>;

/** Columns without a field in the reply. A new column that is in neither does not compile. */
const omittedColumns: Record<Exclude<keyof ProjectRow, keyof OwnFields>, true> = { importId: true };

/** The type of building is null and not missing, because a missing one would mean that the service has none. */
function ownFields(row: ProjectRow): OwnFields {
  const present = Object.entries(row).filter(
    ([field, value]) => field === 'buildingType' || (!(field in omittedColumns) && value !== null),
  );
  return Object.fromEntries(present) as OwnFields;
}
