import { IfcFile, list, named } from './ifcFile.ts';
import { type FileUnit, metres, unitLines } from './unitLines.ts';

type TowerPlan = {
  schema?: 'IFC2X3' | 'IFC4';
  /** Metres in one unit of length, and how the file says so. */
  unit?: FileUnit;
  /** Names of the storeys, 3 m apart. */
  storeys?: readonly string[];
  material?: string;
  /** Of the walls, where it is another. */
  wallMaterial?: string;
  /** Name of the walls' type; needs `wallMaterial`. */
  wallType?: string;
  /** Two footings of 1.5 × 1.5 × 0.5 m on the lowest storey, and two piles of 0.4 × 0.4 × 10 m on none. */
  foundation?: boolean;
  /** Strength as a property set of every part has it, STEP value and all: `IFCLABEL('C35/45')`. */
  strength?: string;
  /** Base quantities, geometry, or neither. */
  measured?: 'quantities' | 'geometry' | 'neither';
  columns?: number;
  /** Bars in each column: 12.5 mm, 3 m each. */
  bars?: number;
};

/**
 * A tower of equal storeys, each with columns of 0.5 × 0.4 × 3 m (0.6 m³), one beam of 0.2 × 0.5 × 6 m (0.6 m³), a
 * slab of 10 × 8 × 0.15 m (12 m³) and a wall of 4 × 0.2 × 3 m (2.4 m³), in any unit.
 */
export function towerIfc({
  schema = 'IFC4',
  unit = 'm',
  storeys = ['Térreo', '1º Pavimento', '2º Pavimento'],
  material = 'Concreto C30',
  wallMaterial,
  wallType,
  foundation = false,
  measured = 'quantities',
  columns = 4,
  bars = 0,
  strength,
}: TowerPlan = {}): string {
  const file = new IfcFile(schema);
  const scale = 1 / metres[unit];
  const scaledNumber = (value: number, power = 1) => Number((value * scale ** power).toPrecision(15));
  const point = (x: number, y: number, z: number) =>
    file.add('IFCCARTESIANPOINT', `(${[x, y, z].map((each) => stepNumber(scaledNumber(each))).join(',')})`);
  const axes = (x: number, y: number, z: number) => file.add('IFCAXIS2PLACEMENT3D', point(x, y, z), '$', '$');
  const placement = (x: number, y: number, z: number) => file.add('IFCLOCALPLACEMENT', '$', axes(x, y, z));
  const context = file.add(
    'IFCGEOMETRICREPRESENTATIONCONTEXT',
    '$',
    named('Model'),
    '3',
    1e-5,
    axes(0, 0, 0),
    '$',
  );
  const project = file.root(
    'IFCPROJECT',
    named('P'),
    '$',
    '$',
    '$',
    '$',
    list(context),
    unitLines(file, unit),
  );
  const building = file.root('IFCBUILDING', named('T'), '$', '$', '$', '$', '$', '.ELEMENT.', '$', '$', '$');
  file.root('IFCRELAGGREGATES', '$', '$', project, list(building));
  const madeOf = (name: string) =>
    schema === 'IFC4' ? file.add('IFCMATERIAL', named(name), '$', '$') : file.add('IFCMATERIAL', named(name));
  const concrete = madeOf(material);
  const all: string[] = [];
  const walls: string[] = [];
  const ids: string[] = [];
  const tail = schema === 'IFC4' ? ['$'] : [];

  const body = (x: number, y: number, z: number) => {
    const at = file.add('IFCAXIS2PLACEMENT2D', file.add('IFCCARTESIANPOINT', '(0.,0.)'), '$');
    const profile = file.add('IFCRECTANGLEPROFILEDEF', '.AREA.', '$', at, scaledNumber(x), scaledNumber(y));
    const up = file.add('IFCDIRECTION', '(0.,0.,1.)');
    const solid = file.add('IFCEXTRUDEDAREASOLID', profile, axes(0, 0, 0), up, scaledNumber(z));
    const shape = file.add(
      'IFCSHAPEREPRESENTATION',
      context,
      named('Body'),
      named('SweptSolid'),
      list(solid),
    );
    return file.add('IFCPRODUCTDEFINITIONSHAPE', '$', '$', list(shape));
  };
  const quantities = (part: string, set: string, values: Record<string, number>) => {
    const made = Object.entries(values).map(([name, value]) => {
      const [kind, power] = name.endsWith('Volume')
        ? ['VOLUME', 3]
        : name.endsWith('Area')
          ? ['AREA', 2]
          : ['LENGTH', 1];
      const rest = schema === 'IFC4' ? ['$'] : [];
      return file.add(`IFCQUANTITY${kind}`, named(name), '$', '$', scaledNumber(value, power), ...rest);
    });
    const qto = file.root('IFCELEMENTQUANTITY', named(set), '$', '$', list(...made));
    file.root('IFCRELDEFINESBYPROPERTIES', '$', '$', list(part), qto);
  };
  const part = (
    kind: string,
    size: [number, number, number],
    at: [number, number, number],
    qto: Record<string, number>,
  ) => {
    const shape = measured === 'geometry' ? body(...size) : '$';
    const last =
      kind === 'IFCSLAB'
        ? ['.FLOOR.']
        : kind === 'IFCFOOTING'
          ? ['.PAD_FOOTING.']
          : kind === 'IFCPILE'
            ? ['.BORED.', '$']
            : tail;
    const id = file.root(kind, named(kind.slice(3)), '$', '$', placement(...at), shape, '$', ...last);
    if (measured === 'quantities') quantities(id, 'BaseQuantities', qto);
    (kind === 'IFCWALL' && wallMaterial !== undefined ? walls : all).push(id);
    return id;
  };

  for (const [index, name] of storeys.entries()) {
    const z = index * 3;
    const storey = file.root(
      'IFCBUILDINGSTOREY',
      named(encode(name)),
      '$',
      '$',
      placement(0, 0, z),
      '$',
      '$',
      '.ELEMENT.',
      scaledNumber(z),
    );
    ids.push(storey);
    const parts = Array.from({ length: columns }, (_, n) => {
      const column = part('IFCCOLUMN', [0.5, 0.4, 3], [n * 2, 0, z], {
        NetVolume: 0.6,
        Length: 3,
        OuterSurfaceArea: 5.4,
      });
      const inside = Array.from({ length: bars }, () => bar(file, schema, scaledNumber));
      if (inside.length > 0) file.root('IFCRELAGGREGATES', '$', '$', column, list(...inside));
      return column;
    });
    parts.push(
      part('IFCBEAM', [6, 0.2, 0.5], [0, 3, z], { NetVolume: 0.6, Length: 6, OuterSurfaceArea: 7.2 }),
      part('IFCSLAB', [10, 8, 0.15], [0, 0, z], { NetVolume: 12, GrossArea: 80 }),
      part('IFCWALL', [4, 0.2, 3], [0, 6, z], { NetVolume: 2.4, NetSideArea: 12 }),
    );
    if (foundation && index === 0)
      for (const x of [0, 6]) {
        parts.push(part('IFCFOOTING', [1.5, 1.5, 0.5], [x, 0, -0.5], { NetVolume: 1.125, GrossArea: 2.25 }));
        part('IFCPILE', [0.4, 0.4, 10], [x, 0, -10.5], { NetVolume: 1.6, Length: 10 });
      }
    file.root('IFCRELCONTAINEDINSPATIALSTRUCTURE', '$', '$', list(...parts), storey);
  }
  file.root('IFCRELAGGREGATES', '$', '$', building, list(...ids));
  if (all.length > 0) file.root('IFCRELASSOCIATESMATERIAL', '$', '$', `(${all.join(',')})`, concrete);
  if (walls.length > 0)
    file.root('IFCRELASSOCIATESMATERIAL', '$', '$', list(...walls), madeOf(wallMaterial ?? ''));
  if (wallType !== undefined) {
    const type = file.root('IFCWALLTYPE', named(wallType), '$', '$', '$', '$', '$', '$', '.STANDARD.');
    file.root('IFCRELDEFINESBYTYPE', '$', '$', list(...walls), type);
  }
  if (strength !== undefined) {
    const property = file.add('IFCPROPERTYSINGLEVALUE', named('StrengthClass'), '$', strength, '$');
    const set = file.root('IFCPROPERTYSET', named('Pset_ConcreteElementGeneral'), '$', list(property));
    file.root('IFCRELDEFINESBYPROPERTIES', '$', '$', list(...all), set);
  }
  return file.text();
}

const stepNumber = (value: number) =>
  Number.isInteger(value) ? `${value}.` : String(value).replace('e', 'E');

/** Letters beyond ASCII as STEP writes them. */
const encode = (text: string) =>
  text.replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\X2\\${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\\X0\\`,
  );

function bar(file: IfcFile, schema: string, scaledNumber: (value: number, power?: number) => number): string {
  const section = (Math.PI * 0.0125 ** 2) / 4;
  const shared = [
    named('B'),
    '$',
    '$',
    '$',
    '$',
    '$',
    named('CA-50'),
    scaledNumber(0.0125),
    scaledNumber(section, 2),
    scaledNumber(3),
  ];
  return file.root('IFCREINFORCINGBAR', ...shared, schema === 'IFC4' ? '.MAIN.' : '.MAIN.', '$');
}
