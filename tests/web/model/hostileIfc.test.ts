import { expect, it } from 'vitest';
import type { IfcFile } from '../../support/ifc/ifcFile.ts';
import { partsIfc } from '../../support/ifc/partsIfc.ts';
import { open } from './openedIfc.ts';

const size = [5, 4, 0.2] as const;
const good = {
  kind: 'IFCSLAB',
  name: 'Boa',
  material: 'Concreto C30',
  shape: { made: 'extruded', size },
} as const;

/** A sound slab, and one whose body is what `make` writes: the item of its representation. */
const beside = (make: (file: IfcFile, item: string) => string) =>
  partsIfc({
    parts: [good, { ...good, name: 'Ruim' }],
    more: (file) => {
      const solid = `#${file.lines.findLastIndex((line) => line.includes('=IFCEXTRUDEDAREASOLID(')) + 1}`;
      const own = file.lines.findIndex(
        (line) => line.includes('=IFCSHAPEREPRESENTATION(') && line.includes(`(${solid})`),
      );
      const made = make(file, solid);
      file.lines[own] = file.lines[own]!.replace(`(${solid})`, `(${made})`);
    },
  });

/** Each level maps the one below twice. */
const doubled = (file: IfcFile, item: string, levels: number) => {
  const context = /IFCSHAPEREPRESENTATION\((#\d+)/.exec(file.lines.join('\n'))![1]!;
  const point = file.add('IFCCARTESIANPOINT', '(0.,0.,0.)');
  const axes = file.add('IFCAXIS2PLACEMENT3D', point, '$', '$');
  const target = file.add('IFCCARTESIANTRANSFORMATIONOPERATOR3D', '$', '$', point, 1, '$');
  let items = [item];
  for (let level = 0; level < levels; level += 1) {
    const body = file.add(
      'IFCSHAPEREPRESENTATION',
      context,
      "'Body'",
      "'MappedRepresentation'",
      `(${items.join(',')})`,
    );
    const map = file.add('IFCREPRESENTATIONMAP', axes, body);
    items = [1, 2].map(() => file.add('IFCMAPPEDITEM', map, target));
  }
  return items.join(',');
};

const chain = (file: IfcFile, item: string, length: number) => {
  let made = item;
  for (let at = 0; at < length; at += 1) made = file.add('IFCBOOLEANRESULT', '.DIFFERENCE.', made, item);
  return made;
};

it.each([
  [
    'a solid that contains itself',
    (file: IfcFile, item: string) => {
      const own = `#${file.lines.length + 1}`;
      return file.add('IFCBOOLEANRESULT', '.UNION.', own, item);
    },
  ],
  [
    'two solids that contain each other',
    (file: IfcFile, item: string) => {
      const [first, second] = [1, 2].map((next) => `#${file.lines.length + next}`) as [string, string];
      file.add('IFCBOOLEANRESULT', '.UNION.', second, item);
      return file.add('IFCBOOLEANRESULT', '.DIFFERENCE.', first, first);
    },
  ],
  ['26 doubled mapped items', (file: IfcFile, item: string) => doubled(file, item, 26)],
  // Few enough lines, but nested more than 200 deep.
  ['210 operations in a row', (file: IfcFile, item: string) => chain(file, item, 210)],
  ['100 000 operations in a row', (file: IfcFile, item: string) => chain(file, item, 100_000)],
])('%s are refused within seconds, and what is sound is measured', async (_, make) => {
  const text = beside(make);
  const start = performance.now();
  const { parts, notes } = await open(text);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(parts.map(({ volume }) => Number(volume.toFixed(3)))).toEqual([4]);
  expect(notes).toEqual([
    { reason: 'body_refused', subject: 'IfcSlab Ruim · 1', count: 1 },
    { reason: 'no_volume', subject: 'IfcSlab', count: 1 },
  ]);
});

it('a placement within itself is refused, too', async () => {
  const text = partsIfc({ parts: [good, { ...good, name: 'Ruim' }] });
  const placements = [...text.matchAll(/#(\d+)=IFCLOCALPLACEMENT\(\$/g)];
  const [line, id] = placements.at(-1)!;
  const { parts, notes } = await open(text.replace(line, `#${id}=IFCLOCALPLACEMENT(#${id}`));
  expect(parts).toHaveLength(1);
  expect(notes[0]).toEqual({ reason: 'body_refused', subject: 'IfcSlab Ruim · 1', count: 1 });
});

it('bodies nested as deep as files have them are measured', async () => {
  for (const levels of [1, 5]) {
    const { parts, notes } = await open(beside((file, item) => doubled(file, item, levels)));
    expect([parts.length, notes]).toEqual([2, []]);
    expect(parts[1]?.volume).toBeCloseTo(4 * 2 ** levels, 3);
  }
  const cut = await open(
    beside((file, item) => {
      let made = item;
      for (let at = 0; at < 90; at += 1) {
        const corner = file.add('IFCCARTESIANPOINT', '(20.,0.,0.)');
        const axes = file.add('IFCAXIS2PLACEMENT3D', corner, '$', '$');
        const profile = file.add('IFCAXIS2PLACEMENT2D', file.add('IFCCARTESIANPOINT', '(50.,50.)'), '$');
        const far = file.add('IFCRECTANGLEPROFILEDEF', '.AREA.', '$', profile, 1, 1);
        const up = file.add('IFCDIRECTION', '(0.,0.,1.)');
        made = file.add(
          'IFCBOOLEANRESULT',
          '.DIFFERENCE.',
          made,
          file.add('IFCEXTRUDEDAREASOLID', far, axes, up, 1),
        );
      }
      return made;
    }),
  );
  expect(cut.notes).toEqual([]);
  expect(cut.parts[1]?.volume).toBeCloseTo(4, 3);
});
