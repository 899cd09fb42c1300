import { parse } from 'csv-parse/sync';
import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import { fault, type Route } from './exchange.ts';
import { type LiveProject, newId, now } from './liveState.ts';
import { floorsOf } from './towerRoutes.ts';

type Row = Record<string, string>;

const projectColumns = ['cep', 'state', 'city', 'neighborhood', 'street', 'number', 'phase'];

const groupOf = (row: Row) => ({
  name: row['floor_name'] ?? '',
  category: row['floor_category'] as FloorCategory,
  area: Number(row['floor_area']),
  height: Number(row['floor_height']),
  repetition: Number(row['floor_repetition']),
});

const grouped = (rows: Row[], column: string) =>
  Object.entries(Object.groupBy(rows, (row) => row[column] ?? ''));

/** One row for each group of floors, of which the service makes one floor; structures are left out by this double. */
export const importRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/projects-upload$/,
    access: 'user',
    run: ({ state, user, body }) => {
      const rows = parse<Row>(typeof body['sheet'] === 'string' ? body['sheet'] : '', { columns: true });
      if (rows.length === 0 || rows.some((row) => row['project_name'] === undefined))
        return fault(400, 'missing column: project_name');
      const projects = grouped(rows, 'project_name').map(([name, own = []]) => {
        const time = now();
        const fields = projectColumns.map((column) => [column, own[0]?.[`project_${column}`]]);
        const head = { id: newId(), created_at: time, updated_at: time, user_id: user.id, name };
        const project = { ...head, ...Object.fromEntries(fields) } as LiveProject;
        state.projects.push(project);
        state.grant(project.id, user.id, ['project:view', 'project:edit', 'project:owner']);
        for (const [unit, floors = []] of grouped(own, 'unit_name')) {
          const base = { id: newId(), project_id: project.id, name: unit, type: 'tower' as const };
          state.units.push({
            ...base,
            towerId: newId(),
            floors: floorsOf(floors.map((row) => ({ ...groupOf(row), repetition: 1 }))),
          });
        }
        return project;
      });
      return { status: 202, body: { projects: projects.map((project) => ({ project })) } };
    },
  },
];
