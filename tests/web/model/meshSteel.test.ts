import { IFCREINFORCINGBAR, IFCREINFORCINGMESH } from 'web-ifc';
import { expect, test } from 'vitest';
import { readSteel } from '../../../web/model/ifc/entities/ifcReinforcement.ts';

const units = { length: 0.01, area: 0.0001 } as Parameters<typeof readSteel>[1];
const read = (line: object, stated?: Readonly<Record<string, number>>) =>
  readSteel({} as never, units, line as never, stated && new Map(Object.entries(stated)));
const round = (diameter: number) => (Math.PI * diameter ** 2) / 4;

/** In cm, each way otherwise: 6 m by 2.45 m. */
const mesh = {
  type: IFCREINFORCINGMESH,
  MeshLength: 600,
  MeshWidth: 245,
  LongitudinalBarNominalDiameter: 0.8,
  LongitudinalBarSpacing: 15,
  TransverseBarNominalDiameter: 0.6,
  TransverseBarSpacing: 20,
};

test('steel of a mesh without quantities is that of its bars, each way by its own section and spacing', () => {
  const lengthwise = 17 * 6 * round(0.008);
  const across = 31 * 2.45 * round(0.006);
  expect(read(mesh)).toEqual({ ca: 60, mass: expect.closeTo(7850 * (lengthwise + across), 9) });
  const sections = { LongitudinalBarCrossSectionArea: 0.5, TransverseBarCrossSectionArea: 0.3 };
  const given = 17 * 6 * 0.5e-4 + 31 * 2.45 * 0.3e-4;
  expect(read({ ...mesh, ...sections }).mass).toBeCloseTo(7850 * given, 9);
  // Of one way nothing is known.
  expect(read({ ...mesh, TransverseBarSpacing: null }).mass).toBeCloseTo(7850 * lengthwise, 9);
  expect(read({ ...mesh, LongitudinalBarSpacing: 0 }).mass).toBeCloseTo(7850 * across, 9);
  for (const lacking of ['MeshLength', 'MeshWidth'])
    expect(read({ ...mesh, [lacking]: null }).mass).toBeNull();
});

test('steel of a bar without quantities is that of its length, and unknown without one', () => {
  const bar = { type: IFCREINFORCINGBAR, NominalDiameter: 1.25, BarLength: 320 };
  expect(read(bar)).toEqual({ ca: 50, mass: expect.closeTo(7850 * 3.2 * round(0.0125), 9) });
  expect(read({ ...bar, CrossSectionArea: 1.3 }).mass).toBeCloseTo(7850 * 3.2 * 1.3e-4, 9);
  expect(read({ ...bar, BarLength: null }).mass).toBeNull();
  // A line may stand for several bars, and what is stated is in metres.
  const several = [bar, { ...bar, BarLength: null }].map((line) => read(line, { Count: 4, Length: 3 }).mass);
  const metre = 4 * 7850 * round(0.0125);
  expect(several).toEqual([expect.closeTo(3.2 * metre, 9), expect.closeTo(3 * metre, 9)]);
});

test('steel is of the class that its grade, name or kind tells, and weighs what is stated best', () => {
  const bar = { type: IFCREINFORCINGBAR, NominalDiameter: 1.25, BarLength: 320 };
  const classes = [{ SteelGrade: 'CA-25' }, { Name: 'N1 CA-60' }, { ObjectType: 'CA-60' }, { Tag: 'CA-60' }];
  expect(classes.map((line) => read({ ...bar, ...line }).ca)).toEqual([25, 60, 60, 50]);
  const stated = [
    { NetWeight: 2, Weight: 1 },
    { GrossWeight: 3, NetWeight: 2 },
    { Mass: 4, GrossWeight: 3 },
  ];
  expect(stated.map((each) => read(bar, each).mass)).toEqual([1, 2, 3]);
});
