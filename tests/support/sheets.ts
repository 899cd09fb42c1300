import writeXlsx from 'write-excel-file/node';
import { formWith } from './pictures.ts';
import { expectStatus, type TestUser } from './world.ts';

/** Columns of a tower without a structure, and a floor group in them. */
export const header =
  'project_name,project_state,project_city,project_phase,unit_name,' +
  'floor_name,floor_area,floor_category,floor_height,floor_repetition';
export const floor = (project: string, name = 'Tipo') =>
  `${project},SP,São Paulo,basic_project,Torre A,${name},450.5,standard_floor,2.8,2`;

export type SheetBytes = Uint8Array<ArrayBuffer> | string;

/** Sends a sheet as a form does, in Portuguese. */
export const send = (
  user: TestUser,
  bytes: SheetBytes,
  { query = '', name = 'sheet.csv', field = 'csv' } = {},
) =>
  user.call('POST', `/v1/projects-upload${query}`, formWith(bytes, { name, field }), {
    headers: { 'accept-language': 'pt-BR' },
  });

/** A project that came of a sheet, with its one tower and the options of that. */
export async function optionsOf(user: TestUser, projectId: string) {
  const { project } = (await user.call('GET', `/v1/projects/${projectId}`)).body;
  const path = `/v1/projects/${projectId}/units/${project.units[0].id}`;
  const unit = (await expectStatus(200, user.call('GET', path))).body.unit;
  const options = (await expectStatus(200, user.call('GET', `${path}/options`))).body.tower_options;
  return { project, unit, options };
}

export const xlsxOf = async (rows: string[][]) => new Uint8Array(await writeXlsx(rows).toBuffer());
