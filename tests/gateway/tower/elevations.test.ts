import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveGateway } from '../../support/served.ts';

const { gateway, user } = await serveGateway();

test('a list of projects draws each tower from its lowest floors up, with what they are built of', async () => {
  const project = await user.project();
  const built = await project.unit({ name: 'Torre A', repetition_count: 2 });
  await (await built.option()).module();
  await project.unit({ name: 'Torre B' });
  const floors = 'floors { category area height count technologies }';
  const query = `{ viewer { projects { nodes { figures { elevations { name repetitionCount ${floors} } } } } } }`;
  const { data, errors } = await gateway.ask(query, { token: user.token });
  expect(errors).toEqual([]);
  const groups = (technologies: string[]) => [
    { category: 'BASEMENT_FLOOR', area: 900, height: 3, count: 1, technologies: [] },
    { category: 'GROUND_FLOOR', area: 800, height: 4, count: 1, technologies: [] },
    { category: 'STANDARD_FLOOR', area: 450.5, height: 2.8, count: 2, technologies },
  ];
  expect(data.viewer.projects.nodes[0].figures.elevations).toEqual([
    { name: 'Torre A', repetitionCount: 2, floors: groups(['BEAM_COLUMN']) },
    { name: 'Torre B', repetitionCount: 1, floors: groups([]) },
  ]);
});

test.each([
  ['repetitionCount', 1000],
  ['dwellings', 10_000],
])('%s of a tower are at most %i', async (field, most) => {
  const { id, project } = await (await user.project()).unit();
  const set = async (count: number) => {
    const input = `{ unitId: "${toGlobalId('Unit', project.id, id)}", ${field}: ${count} }`;
    const query = `mutation { updateUnit(input: ${input}) { unit { ${field} } errors { key path } } }`;
    return (await gateway.ask(query, { token: user.token })).data.updateUnit;
  };
  expect(await set(most)).toEqual({ unit: { [field]: most }, errors: [] });
  const key = `general.at_most|{"max":${most}}`;
  expect(await set(most + 1)).toEqual({ unit: null, errors: [{ key, path: [field] }] });
});
