import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { concreteByName, materialWords } from '#domain/takeoff/concreteByName.ts';
import { namedStrength, strengthWords } from '#domain/takeoff/namedStrength.ts';
import { idsFile } from '../../../web/model/ifc/needs/idsFile.ts';
import { modelNeeds } from '../../../web/model/ifc/needs/modelNeeds.ts';
import { xsdPattern } from '../../../web/model/ifc/needs/xsdPattern.ts';
import { idsDocument, unmet } from '../../support/ifc/idsVerdict.ts';
import { partsIfc } from '../../support/ifc/partsIfc.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { open, refusal, schemas, sources } from './openedIfc.ts';

const text = modelNeeds();
const file = idsDocument(text);

const value = /^(simpleValue|xs:restriction)$/;
/** Elements of IDS 1.0 as its schema has them: what is in each, in which order, and its attributes; `!` stands for required. */
const schema: Record<string, [children: RegExp, attributes?: Record<string, RegExp>]> = {
  ids: [
    /^info specifications$/,
    {
      xmlns: /IDS$/,
      'xmlns:xs': /XMLSchema$/,
      'xmlns:xsi': /instance$/,
      'xsi:schemaLocation': /IDS\/1\.0\/ids\.xsd$/,
    },
  ],
  info: [/^title( copyright)?( version)?( description)?( author)?( date)?( purpose)?( milestone)?$/],
  specifications: [/^specification( specification)*$/],
  specification: [
    /^applicability( requirements)?$/,
    {
      'name!': /./,
      'ifcVersion!': /^(IFC2X3|IFC4|IFC4X3_ADD2)( (IFC2X3|IFC4|IFC4X3_ADD2))*$/,
      description: /./,
    },
  ],
  applicability: [
    /^entity( partOf)*( attribute)*( property)*( material)*$/,
    { minOccurs: /^[01]$/, maxOccurs: /^unbounded$/ },
  ],
  requirements: [/^((partOf|attribute|property|material) ?)+$/],
  entity: [/^name( predefinedType)?$/],
  partOf: [/^entity$/, { cardinality: /^(required|prohibited)$/, instructions: /./ }],
  attribute: [/^name( value)?$/, { cardinality: /^(required|optional|prohibited)$/, instructions: /./ }],
  property: [
    /^propertySet baseName( value)?$/,
    { dataType: /^[A-Z]+$/, cardinality: /^(required|optional|prohibited)$/, instructions: /./ },
  ],
  material: [/^(value)?$/, { cardinality: /^(required|optional|prohibited)$/, instructions: /./ }],
  name: [value],
  propertySet: [value],
  baseName: [value],
  value: [value],
  'xs:restriction': [
    /^(xs:enumeration( xs:enumeration)*|xs:pattern|xs:minInclusive)$/,
    { 'base!': /^xs:(string|double)$/ },
  ],
};
const leaf: [RegExp, Record<string, RegExp>] = [/^$/, { value: /./ }];

test('the file is served, and has the elements and attributes of IDS 1.0, in its order', async () => {
  expect(await (await fetch(`${inject('productUrl')}/torre.ids`)).text()).toBe(text);
  const elements = [...file.getElementsByTagName('*')];
  expect(elements.length).toBeGreaterThan(100);
  const faults = elements.flatMap((element) => {
    const [children, attributes = {}] = schema[element.tagName] ?? leaf;
    const inside = [...element.children].map(({ tagName }) => tagName).join(' ');
    const wrong = [...element.attributes].filter(
      (each) => !(attributes[each.name] ?? attributes[`${each.name}!`] ?? /^$/).test(each.value),
    );
    const needed = Object.keys(attributes).filter((name) => name.endsWith('!'));
    const missing = needed.filter((name) => !element.hasAttribute(name.slice(0, -1)));
    const each = [...(children.test(inside) ? [] : [inside]), ...wrong.map(({ name }) => name), ...missing];
    return each.map((fault) => `${element.tagName}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test.each(schemas)('example towers in %s, which are read without a note, meet it', async (each) => {
  const wallMaterial = 'Bloco de concreto 14x19x39 fbk 6';
  for (const measured of sources) {
    const tower = towerIfc({ schema: each, unit: 'mm', measured, bars: 1, foundation: true, wallMaterial });
    expect((await open(tower)).notes).toEqual([]);
    expect(await unmet(file, tower)).toEqual([]);
  }
});

const drawnPart = fc.record({
  kind: fc.constantFrom('IFCCOLUMN', 'IFCBEAM', 'IFCSLAB', 'IFCWALL'),
  storey: fc.constantFrom(0, 0, 0, null),
  material: fc.constantFrom(
    'Concreto C30',
    'Aço A572',
    'C40',
    'Bloco cerâmico',
    'Padrão',
    'Estrutural',
    'Material 1',
  ),
  shape: fc.constant({ made: 'extruded' as const, size: [2, 0.5, 1] as const }),
  quantities: fc.constantFrom({ NetVolume: 1 }, { GrossVolume: 1 }, { NetVolume: -1 }, { Length: 2 }),
});

test('what drawn models do not meet is what their reading leaves out, refuses or asks for', async () => {
  let placed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(drawnPart, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...schemas),
      async (parts, each) => {
        const model = partsIfc({ schema: each, parts });
        const failed = await unmet(file, model);
        const { notes, parts: read } = await open(model);
        const has = (reason: string) => notes.some((note) => note.reason === reason);
        expect(failed.includes('Cada peça no seu pavimento')).toBe(has('no_storey'));
        // What stands on no storey is not looked at any further.
        if (has('no_storey')) return;
        placed += 1;
        expect(failed.includes('Peças e seu volume')).toBe(has('value_refused'));
        const isUnsure = read.some(({ concrete }) => concrete === 'unknown');
        expect(failed.includes('Material pelo nome')).toBe(isUnsure);
      },
    ),
    { numRuns: 10 },
  );
  expect(placed).toBeGreaterThan(0);
});

test('a model without storeys or parts, which is refused, does not meet it', async () => {
  const part = { kind: 'IFCCOLUMN', storey: null, material: 'C30', quantities: { NetVolume: 1 } };
  const bare = partsIfc({ storeys: [], parts: [part] });
  expect(await refusal(bare)).toBe('no_storeys');
  expect(await unmet(file, bare)).toContain('Pavimentos');
  const empty = partsIfc({ parts: [{ kind: 'IFCDOOR', last: ['$', '$', '$', '$', '$'] }] });
  expect(await refusal(empty)).toBe('no_parts');
  expect(await unmet(file, empty)).toEqual(['Peças e seu volume']);
});

test('every name we understand is one it takes, and its examples of names are understood', () => {
  const pattern = new RegExp(`^(?:${xsdPattern([...materialWords, ...strengthWords])})$`, 'u');
  const word = fc.oneof(
    fc.stringMatching(/^[a-zA-Z]{1,6}$/),
    ...[...materialWords, ...strengthWords].map(({ source }) =>
      fc.stringMatching(new RegExp(source.replaceAll(/\\b|\(\?<?[=!](?:[^()]|\([^()]*\))*\)/g, ''), 'u')),
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
      const name = words.join(' ').normalize('NFC');
      fc.pre(!/[\n\r\u2028\u2029]/.test(name) && concreteByName(name) !== 'unknown');
      expect(name).toMatch(pattern);
    }),
    { numRuns: 300 },
  );
  for (const unknown of ['Padrão', 'Default', 'Material 1', 'Estrutural', 'Parede', 'Standard'])
    expect(unknown).not.toMatch(pattern);
  const [told] = file.getElementsByTagName('material');
  const names = [...told!.getAttribute('instructions')!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
  expect(names.map((name) => namedStrength(name) ?? name)).toEqual([
    30,
    30,
    30,
    'Bloco de concreto 14x19x39 fbk 6',
  ]);
  for (const name of names) expect(name).toMatch(pattern);
});

test('a specification names the kinds of its own version, and stands once where they are the same', () => {
  const of = (...entities: string[]) => ({
    name: 'Pilares',
    description: 'x',
    entities,
    isNeeded: true,
    requirements: [],
  });
  const written = idsFile({ title: 'a', description: 'b', purpose: 'c' }, [
    ['IFC2X3', [of('A'), of('C')]],
    ['IFC4', [of('B'), of('C')]],
  ]);
  const told = [...written.matchAll(/ifcVersion="([^"]+)"[^]*?<simpleValue>(\w)<\/simpleValue>/g)];
  expect(told.map(([, version, entity]) => [version, entity])).toEqual([
    ['IFC2X3', 'A'],
    ['IFC4', 'B'],
    ['IFC2X3 IFC4', 'C'],
  ]);
});
