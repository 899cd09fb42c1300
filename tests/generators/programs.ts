const project = `{ name: 'Residencial Ipê', state: 'SP', city: 'São Paulo', phase: 'preliminary_study' } as const`;
const element = '{ volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1200 }] }';
const frame = `{
  concrete_columns: ${element}, concrete_beams: ${element}, concrete_slabs: ${element},
  form_columns: 120, form_beams: 100, form_slabs: 400, column_number: 24, avg_beam_span: 5, avg_slab_span: 4,
}`;

/**
 * What an integrator writes over the client of each generator: a project and a module are made, an answer is read, and a
 * phase that there is not is refused by the compiler.
 */
export const programs = {
  orval: `
import { postProjects } from './orval/projects/projects';
import { postProjectsProjectIdUnitsUnitIdOptionsOptionIdModules as postModule } from './orval/modules/modules';
const made = await postProjects(${project}, { headers: { 'Idempotency-Key': 'a' } });
const told: string = made.status === 201 ? made.data.project.id : made.data.code;
const data = { floor_ids: ['a'], ...${frame} };
const module = await postModule(told, 'unit', 'option', { type: 'beam_column', data });
if (module.status === 201) console.log(module.data.module.co2_max.toFixed(1));
// @ts-expect-error -- no such phase
await postProjects({ ...${project}, phase: 'someday' });
`,
  heyApi: `
import { client } from './heyApi/client.gen';
import { getUsersMeExport, postProjects } from './heyApi/sdk.gen';
import { postProjectsProjectIdUnitsUnitIdOptionsOptionIdModules as postModule } from './heyApi/sdk.gen';
client.setConfig({ baseUrl: 'http://torre.test', auth: () => 'token' });
const made = await postProjects({ body: ${project}, headers: { 'Idempotency-Key': 'a' } });
const projectId: string = made.data?.project.id ?? made.error?.code ?? '';
const path = { projectId, unitId: 'unit', optionId: 'option' };
const data = { floor_ids: ['a'], ...${frame} };
const module = await postModule({ path, body: { type: 'beam_column', data } });
const most: number | undefined = module.data?.module.co2_max;
const held: unknown = (await getUsersMeExport()).data?.['user'];
// @ts-expect-error -- no such phase
await postProjects({ body: { ...${project}, phase: 'someday' } });
`,
  types: `
import type { components, paths } from './types.ts';
type Post = paths['/v1/projects']['post'];
type Body = Post['requestBody']['content']['application/json'];
type Held = paths['/v1/users/me/export']['get']['responses'][200]['content']['application/json'];
const body: Body = ${project};
const headers: Post['parameters']['header'] = { 'Idempotency-Key': 'a' };
const idOf = (answer: Post['responses'][201]['content']['application/json']): string => answer.project.id;
const held: Held = { user: {} };
const module: components['schemas']['NewModule'] = {
  type: 'beam_column',
  data: { floor_ids: ['a'], ...${frame} },
};
// @ts-expect-error -- no such phase
const wrong: Body = { ...${project}, phase: 'someday' };
`,
};
