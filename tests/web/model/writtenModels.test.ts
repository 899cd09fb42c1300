import { expect, test } from 'vitest';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { choices } from '../../domain/takeoff/modelSamples.ts';
import { takenOff } from '../../domain/takeoff/takenOff.ts';
import { partsIfc } from '../../support/ifc/partsIfc.ts';
import { linesOf } from '../../support/writtenLines.ts';
import { open } from './openedIfc.ts';

/**
 * What is read of models of many kinds of parts, materials and stated quantities, and what becomes of it with each
 * technology. Read what changed before `-u` writes it anew.
 */
type Parts = Parameters<typeof partsIfc>[0]['parts'];

const storeys = ['Fundação', 'Subsolo 1', 'Térreo', '1º Pavimento', 'Cobertura'];

/** STEP of what kinds have after their name and place. */
const kinds: readonly (readonly [kind: string, ...last: string[]])[] = [
  ['IFCCOLUMN'],
  ['IFCBEAM'],
  ['IFCSLAB', '.FLOOR.'],
  ['IFCSLAB', '.ROOF.'],
  ['IFCSLAB', '.BASESLAB.'],
  ['IFCSLAB', '.LANDING.'],
  ['IFCROOF', '.FLAT_ROOF.'],
  ['IFCWALL'],
  ['IFCWALLSTANDARDCASE'],
  ['IFCFOOTING', '.PAD_FOOTING.'],
  ['IFCFOOTING', '.FOOTING_BEAM.'],
  ['IFCFOOTING', '.PILE_CAP.'],
  ['IFCPILE', '.BORED.', '$'],
  ['IFCMEMBER'],
  ['IFCPLATE'],
  ['IFCSTAIR', '.STRAIGHT_RUN_STAIR.'],
  ['IFCRAMP', '.STRAIGHT_RUN_RAMP.'],
  ['IFCCOVERING', '.FLOORING.'],
];

const materials = [
  ['Concreto C30'],
  ['Concrete C35/45'],
  ['CONCRETO MOLDADO IN LOCO - FCK 40 MPa'],
  ['Hormigón HA-25'],
  ['Бетон B25'],
  ['Concreto'],
  ['Concreto magro'],
  ['Aço A-36'],
  ['Madeira'],
  ['Por categoria'],
  ['Bloco de concreto 14x19x39 fbk 6 MPa'],
  ['Bloco cerâmico'],
  ['Alvenaria'],
  [
    ['Reboco', 0.02],
    ['Concreto C25', 0.12],
    ['Reboco', 0.02],
  ],
  [
    ['Concreto C25', 0.1],
    ['Concreto C40', 0.05],
  ],
  [
    ['Bloco de concreto 14x19x39', 0.14],
    ['Reboco', 0.02],
  ],
] as const;

const quantities: readonly Readonly<Record<string, number>>[] = [
  { NetVolume: 4, GrossVolume: 4.4, GrossArea: 22, NetArea: 20, NetSideArea: 27, Length: 5 },
  { GrossVolume: 4.4, NetArea: 20, GrossSideArea: 30, OuterSurfaceArea: 31, Span: 5.5 },
  { Volume: 4.2, FootprintArea: 19 },
  { GrossArea: 22, Length: 5 },
  { NetVolume: -4, GrossArea: 22 },
  { NetVolume: 4000 },
  { Count: 3 },
];

const size = [5, 4, 0.2] as const;
const shape = { made: 'extruded', size } as const;

/** A model as it is read, each thing on its storey by name, and what is taken off it with each technology. */
function written(name: string, model: BuildingModel): string[] {
  const nameOf = new Map(model.storeys.map((storey) => [storey.id, storey.name]));
  const placed = <T extends { storey: number }>(list: readonly T[]) =>
    list.map((each) => ({ ...each, storey: nameOf.get(each.storey) }));
  const { parts, masonry, steel, ...others } = model;
  const read = { ...others, parts: placed(parts), masonry: placed(masonry), steel: placed(steel) };
  return [name, ...linesOf(read), ...takenOff(model, choices)].map((line, at) =>
    at === 0 ? line : `  ${line}`,
  );
}

test('what is read of parts of each kind is as written', async () => {
  const parts: Parts = kinds.map(([kind, ...last], at) => ({
    kind,
    ...(last.length > 0 && { last }),
    material: 'Concreto C30',
    storey: at % storeys.length,
  }));
  const bodies = parts.map((part, at) => {
    const body: Parts[number]['shape'] = { made: 'extruded', size: [5, 4 + at / 10, 0.2] };
    return { ...part, shape: body };
  });
  const drawn = await open(partsIfc({ storeys, parts: bodies }));
  const stated = await open(
    partsIfc({
      storeys,
      parts: parts.map((part, at) => ({
        ...part,
        quantities: { NetVolume: 4 + at / 10, GrossArea: 20 + at, NetSideArea: 30 + at, Length: 5 + at / 10 },
      })),
    }),
  );
  const lines = [...written('with bodies', drawn), ...written('with quantities', stated)];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/kinds.txt');
});

test('what is read of each material is as written', async () => {
  const parts: Parts = ['IFCWALL', 'IFCSLAB'].flatMap((kind) =>
    materials.map(([first, ...others], at) => ({
      kind,
      shape,
      storey: at % storeys.length,
      ...(kind === 'IFCSLAB' && { last: ['.FLOOR.'] }),
      material: typeof first === 'string' ? first : [first, ...(others as unknown as (typeof first)[])],
    })),
  );
  const lines = written('walls and slabs', await open(partsIfc({ storeys, parts })));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/materials.txt');
});

test('what is read of stated quantities is as written', async () => {
  const parts: Parts = ['IFCCOLUMN', 'IFCBEAM', 'IFCSLAB', 'IFCWALL'].flatMap((kind) =>
    quantities.flatMap((each, at) =>
      [undefined, shape].map((body) => ({
        kind,
        name: `${kind.slice(3)} ${at}`,
        ...(body && { shape: body }),
        ...(kind === 'IFCSLAB' && { last: ['.FLOOR.'] }),
        material: 'Concreto C30',
        storey: at % storeys.length,
        quantities: each,
      })),
    ),
  );
  const lines = written('columns, beams, slabs and walls', await open(partsIfc({ storeys, parts })));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/quantities.txt');
});
