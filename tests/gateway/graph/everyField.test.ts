import { describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { distinctInputs, selectionOf } from '../../support/distinctInput.ts';
import { serveGateway } from '../../support/served.ts';

type Fields = Record<string, unknown>;

const { gateway, user } = await serveGateway();
const project = await user.project();
const unit = await project.unit();
const option = await unit.option();
const floors = (await unit.floors()).map(({ id }) => toGlobalId('Floor', project.id, unit.id, id));
const unitIds = [project.id, unit.id] as const;
const optionId = toGlobalId('Option', ...unitIds, option.id);
const projectId = toGlobalId('Project', project.id);

const oneOf =
  (...values: unknown[]) =>
  (at: number) =>
    values[at % values.length];
/** What the rules ask for; all else is as it is drawn. */
const input = distinctInputs({
  state: 'RJ',
  postalCode: '22041-011',
  // A picture has to be uploaded, and an office joined.
  imageUrl: undefined,
  organizationId: undefined,
  revision: undefined,
  moveModules: undefined,
  // What is changed is named by each test.
  projectId: undefined,
  unitId: undefined,
  moduleId: undefined,
  optionId: undefined,
  databaseId: undefined,
  index: undefined,
  repetition: oneOf(1, 2),
  'FloorGroupInput.category': oneOf('BASEMENT_FLOOR', 'STANDARD_FLOOR'),
  'FloorGroupInput.height': oneOf(3.25, 2.75),
  // A class of the list in one row, one beside the list in the other.
  'ConcreteVolumeInput.fck': oneOf(40, undefined),
  customFck: oneOf(undefined, 55),
  ca: oneOf(60, undefined),
  customCa: oneOf(undefined, 190),
  fck: 25,
  'FoundationPartInput.fck': 35,
  'RaftInput.fck': 30,
  thickness: 0.75,
  wallThickness: 12,
  slabThickness: 14,
  averageBeamSpan: 6.5,
  averageSlabSpan: 4.5,
  formUses: 9,
  'GroutElementInput.position': oneOf('HORIZONTAL', 'VERTICAL'),
  fgk: oneOf(15, 25),
  fak: oneOf(4, 8),
  fbk: oneOf(6, 8),
  'BlockCountInput.type': oneOf('inteiro (14x19x39)', 'meio (14x19x19)'),
  'BlockCountInput.quantity': oneOf(3001, 702),
  'OtherMaterialInput.unit': oneOf('kg', 'm2'),
  material: 'steel:60',
  validUntil: '2999-12-31',
  'PriceInput.key': oneOf('form:walls', 'steel:walls:50'),
  date: oneOf('2026-10-20', '2026-09-02'),
});

async function send(field: string, given: object, selection: string) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const text = `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} errors { key path } } }`;
  const { data, errors } = await gateway.ask(text, { variables: { input: given }, token: user.token });
  expect([errors, data?.[field].errors]).toEqual([[], []]);
  return data[field];
}

/** A thing, as far as `entered` says something of it. */
async function read(id: string, type: string, entered: object) {
  const text = `query($id: ID!) { node(id: $id) { ... on ${type} ${selectionOf(type, entered)} } }`;
  const { data, errors } = await gateway.ask(text, { variables: { id }, token: user.token });
  expect(errors).toEqual([]);
  return data.node;
}

describe('every field comes back as it was entered', () => {
  test('of a project, made, changed and copied', async () => {
    const entered = input('CreateProjectInput');
    const { project: made } = await send('createProject', entered, 'project { id }');
    expect(await read(made.id, 'Project', entered)).toMatchObject(entered);
    const changed = input('UpdateProjectInput', { state: 'SC', postalCode: '88010-400' });
    await send('updateProject', { projectId: made.id, ...changed }, 'project { id }');
    expect(await read(made.id, 'Project', changed)).toMatchObject(changed);
    const name = 'Outra quadra';
    const { project: copy } = await send('duplicateProject', { projectId: made.id, name }, 'project { id }');
    // A copy consents to nothing.
    const refused = { benchmarkConsent: false, pricesForReaders: false };
    expect(await read(copy.id, 'Project', { ...changed, name, ...refused })).toMatchObject({
      ...changed,
      name,
      ...refused,
    });
  });

  test('of a tower, made, changed and copied', async () => {
    const entered = input('CreateUnitInput');
    const { unit: made } = await send('createUnit', { projectId, ...entered }, 'unit { id }');
    expect(await read(made.id, 'Unit', entered)).toMatchObject(entered);
    const changed = input('UpdateUnitInput', { repetition: oneOf(2, 3) });
    await send('updateUnit', { unitId: made.id, ...changed }, 'unit { id }');
    expect(await read(made.id, 'Unit', changed)).toMatchObject(changed);
    const name = 'Torre gêmea';
    const { unit: copy } = await send('duplicateUnit', { unitId: made.id, name }, 'unit { id }');
    expect(await read(copy.id, 'Unit', { ...changed, name })).toMatchObject({ ...changed, name });
  });

  const kept = (structure: object) => Object.values(structure)[0] as Fields;

  test.each(['BeamColumnInput', 'ConcreteWallInput', 'StructuralMasonryInput'])(
    'of a %s, in a module made and changed, a version and a copy',
    async (type) => {
      const member = type[0]!.toLowerCase() + type.slice(1, -'Input'.length);
      const drawn = () => ({ [member]: input(type) });
      const save = async (mutation: string, target: object, inputType: string, floorIds: string[]) => {
        const { structure, ...words } = input(inputType, { structure: drawn(), floorIds });
        const given = { ...target, ...words, structure };
        const { module } = await send(mutation, given, 'module { id }');
        const { floorIds: _ids, ...rest } = words;
        const entered = {
          ...rest,
          floors: floorIds.map((id) => ({ id })),
          currentVersion: { input: kept(structure as object) },
        };
        expect(await read(module.id, 'Module', entered)).toMatchObject(entered);
        return module.id as string;
      };
      const moduleId = await save('createModule', { optionId }, 'CreateModuleInput', floors.slice(1, 3));
      await save('updateModule', { moduleId }, 'UpdateModuleInput', floors.slice(2, 4));
      const second = drawn();
      const words = input('CreateVersionInput', { structure: undefined });
      const given = { moduleId, ...words, structure: second };
      const { version } = await send('createVersion', given, 'version { id }');
      const currentVersion = { ...words, input: kept(second) };
      expect(await read(version.id, 'Version', currentVersion)).toMatchObject(currentVersion);
      const { module: copy } = await send('duplicateModule', { moduleId }, 'module { id }');
      expect(await read(copy.id, 'Module', { currentVersion })).toMatchObject({ currentVersion });
    },
  );

  test.each(['raft', 'piles', 'raftPiles', 'footings', 'caissons', 'retainingWalls'])(
    'of a foundation of %s',
    async (member) => {
      const drawn = () => input('FoundationInput', onlyFoundation(member));
      const [first, second] = [drawn(), drawn()];
      const save = (given: object) => send('saveFoundation', { optionId, ...given }, 'foundation { id }');
      const { foundation } = await save({ foundation: first });
      expect(await read(foundation.id, 'Foundation', { input: kept(first) })).toMatchObject({
        input: kept(first),
      });
      const asVersion = input('FoundationVersionInput', { isValid: true });
      await save({ foundation: second, asVersion });
      const { name: versionName, ...version } = asVersion;
      expect(await read(foundation.id, 'Foundation', { versionName, input: kept(second) })).toMatchObject({
        versionName,
        input: kept(second),
      });
      const versionsInAnswer = [
        { ...version, viewerCanDelete: false },
        { isValid: false, viewerCanDelete: true },
      ];
      const { versions } = await read(foundation.id, 'Foundation', { versions: versionsInAnswer });
      expect(versions.slice(0, 2)).toMatchObject(versionsInAnswer);
    },
  );

  test('of a declaration and of quotations', async () => {
    const entered = input('DeclareFactorInput');
    const { declaration } = await send('declareFactor', { projectId, ...entered }, 'declaration { id }');
    expect(await read(declaration.id, 'Declaration', entered)).toMatchObject(entered);
    const { prices } = input('SetPricesInput', { withdrawn: undefined });
    await send('setPrices', { projectId, prices }, 'project { id }');
    expect(await read(projectId, 'Project', { prices })).toMatchObject({ prices });
  });

  test('of a profile', async () => {
    const entered = input('UpdateProfileInput', {
      email: undefined,
      password: undefined,
      currentPassword: undefined,
      birthDate: '1980-02-29',
      professionalEmail: 'ana@escritorio.example',
    });
    const { user: own } = await send('updateProfile', entered, 'user { id }');
    expect(await read(own.id, 'User', entered)).toMatchObject(entered);
  });

  test('of a quick estimate', async () => {
    const entered = input('CreateStructureInput', { technology: 'CONCRETE_WALL' });
    const { structure } = await send('createStructure', entered, 'structure { id }');
    expect(await read(structure.id, 'Structure', entered)).toMatchObject(entered);
  });
});

/** Leaves the other members out: an input is one of them. */
function onlyFoundation(member: string) {
  const all = ['raft', 'piles', 'raftPiles', 'footings', 'caissons', 'retainingWalls'];
  return Object.fromEntries(
    all.filter((each) => each !== member).map((each) => [`FoundationInput.${each}`, undefined]),
  );
}
