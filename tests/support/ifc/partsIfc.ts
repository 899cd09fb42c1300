import { IfcFile, list, named } from './ifcFile.ts';
import { type FileUnit, metres, unitLines } from './unitLines.ts';

type Triple = readonly [x: number, y: number, z: number];

/** A body of a size in metres, made in one of the ways files make them; `hole` goes through it from below. */
type PartShape =
  | { made: 'extruded' | 'mapped' | 'tessellated' | 'brep'; size: Triple }
  /** By a boolean operation of its body, or by an opening of its own. */
  | { made: 'cut' | 'opened'; size: Triple; hole: Triple }
  /** A brep without its two ends, which holds nothing. */
  | { made: 'tube'; size: Triple }
  /** A round rod of a radius along an axis that bends once at a right angle. */
  | { made: 'rod'; radius: number; legs: readonly [number, number] };

type PartPlan = {
  kind: string;
  name?: string;
  shape?: PartShape;
  /** One material, or layers with their thickness in metres. */
  material?: string | readonly (readonly [name: string, thickness: number])[];
  /** As the file states them, in whatever it calls its unit. */
  quantities?: Readonly<Record<string, number | string>>;
  /** STEP of what a kind has after its eight attributes: `['.ROOF.']`. */
  last?: readonly string[];
  /** Position of its storey; null where it is in none. */
  storey?: number | null;
  /** Position of the part this one lies in or is a piece of. */
  within?: number;
};

type PartsPlan = {
  schema?: 'IFC2X3' | 'IFC4';
  unit?: FileUnit;
  /** Storeys 3 m apart. */
  storeys?: readonly string[];
  parts: readonly PartPlan[];
  /** More lines, once the parts are there. @param ids of the parts. */
  more?: (file: IfcFile, ids: readonly string[]) => void;
};

/** A file of single parts of known sizes, to be measured. */
export function partsIfc({ schema = 'IFC4', unit = 'm', storeys = ['1'], parts, more }: PartsPlan): string {
  const file = new IfcFile(schema);
  const draw = new Drawing(file, 1 / metres[unit]);
  const project = file.root(
    'IFCPROJECT',
    named('P'),
    '$',
    '$',
    '$',
    '$',
    list(draw.context),
    unitLines(file, unit, 'm'),
  );
  const building = file.root('IFCBUILDING', named('T'), '$', '$', '$', '$', '$', '.ELEMENT.', '$', '$', '$');
  file.root('IFCRELAGGREGATES', '$', '$', project, list(building));
  const levels = storeys.map((name, at) =>
    file.root(
      'IFCBUILDINGSTOREY',
      named(name),
      '$',
      '$',
      draw.placement([0, 0, 3 * at]),
      '$',
      '$',
      '.ELEMENT.',
      draw.length(3 * at),
    ),
  );
  file.root('IFCRELAGGREGATES', '$', '$', building, list(...levels));
  const ids = parts.map(({ kind, name = kind.slice(3), shape, last }, at) => {
    const body = shape === undefined ? '$' : draw.shape(shape);
    const z = 3 * (parts[at]?.storey ?? 0);
    const rest = last ?? (schema === 'IFC4' || kind === 'IFCSLAB' ? ['$'] : []);
    const id = file.root(kind, named(name), '$', '$', draw.placement([20 * at, 0, z]), body, '$', ...rest);
    if (shape?.made === 'opened') {
      const hole = draw.shape({ made: 'extruded', size: shape.hole });
      const tail = schema === 'IFC4' ? ['$'] : [];
      const where = draw.placement([20 * at, 0, z - 1]);
      const opening = file.root('IFCOPENINGELEMENT', named('O'), '$', '$', where, hole, '$', ...tail);
      file.root('IFCRELVOIDSELEMENT', '$', '$', id, opening);
    }
    return id;
  });
  for (const [at, { storey = 0, within, quantities, material }] of parts.entries()) {
    const id = ids[at]!;
    if (within !== undefined) file.root('IFCRELAGGREGATES', '$', '$', ids[within]!, list(id));
    else if (storey !== null)
      file.root('IFCRELCONTAINEDINSPATIALSTRUCTURE', '$', '$', list(id), levels[storey]!);
    if (quantities !== undefined) stateQuantities(file, id, quantities);
    if (material !== undefined)
      file.root('IFCRELASSOCIATESMATERIAL', '$', '$', list(id), materialLines(file, draw, material));
  }
  more?.(file, ids);
  return file.text();
}

/** States quantities of a line in a set of some name, in the file's units or in `unit`. */
export function stateQuantities(
  file: IfcFile,
  part: string,
  quantities: NonNullable<PartPlan['quantities']>,
  set = 'BaseQuantities',
  unit = '$',
) {
  const rest = file.schema === 'IFC4' ? ['$'] : [];
  const values = Object.entries(quantities).map(([name, value]) => {
    const kind = /Volume|Area|Weight|Count/.exec(name)?.[0].toUpperCase() ?? 'LENGTH';
    return file.add(`IFCQUANTITY${kind}`, named(name), '$', unit, value, ...rest);
  });
  const made = file.root('IFCELEMENTQUANTITY', named(set), '$', '$', list(...values));
  file.root('IFCRELDEFINESBYPROPERTIES', '$', '$', list(part), made);
}

function materialLines(file: IfcFile, draw: Drawing, material: NonNullable<PartPlan['material']>): string {
  const isNew = file.schema === 'IFC4';
  const one = (name: string) => file.add('IFCMATERIAL', named(name), ...(isNew ? ['$', '$'] : []));
  if (typeof material === 'string') return one(material);
  const rest = isNew ? ['$', '$', '$', '$'] : [];
  const layers = material.map(([name, thickness]) =>
    file.add('IFCMATERIALLAYER', one(name), draw.length(thickness), '$', ...rest),
  );
  return file.add('IFCMATERIALLAYERSET', list(...layers), '$', ...(isNew ? ['$'] : []));
}

/** Writes bodies, in the file's unit of length. */
class Drawing {
  readonly context: string;
  readonly #file: IfcFile;
  readonly #scale: number;

  constructor(file: IfcFile, scale: number) {
    this.#file = file;
    this.#scale = scale;
    this.context = file.add(
      'IFCGEOMETRICREPRESENTATIONCONTEXT',
      '$',
      named('Model'),
      '3',
      1e-5,
      this.axes([0, 0, 0]),
      '$',
    );
  }

  /** Metres in the file's unit. */
  length(metre: number): number {
    return Number((metre * this.#scale).toPrecision(12));
  }

  #point(...at: readonly number[]): string {
    return this.#file.add('IFCCARTESIANPOINT', this.#list(at));
  }

  #list(at: readonly number[]): string {
    const texts = at
      .map((each) => this.length(each))
      .map((each) => (Number.isInteger(each) ? `${each}.` : `${each}`));
    return `(${texts.map((text) => text.replace('e', 'E')).join(',')})`;
  }

  axes(at: Triple): string {
    return this.#file.add('IFCAXIS2PLACEMENT3D', this.#point(...at), '$', '$');
  }

  placement(at: Triple): string {
    return this.#file.add('IFCLOCALPLACEMENT', '$', this.axes(at));
  }

  shape(shape: PartShape): string {
    const [kind, item] = this.#item(shape);
    return this.product(kind, item);
  }

  product(kind: string, item: string): string {
    return this.#file.add('IFCPRODUCTDEFINITIONSHAPE', '$', '$', list(this.#representation(kind, item)));
  }

  #representation(kind: string, item: string): string {
    return this.#file.add('IFCSHAPEREPRESENTATION', this.context, named('Body'), named(kind), list(item));
  }

  #item(shape: PartShape): [kind: string, item: string] {
    switch (shape.made) {
      case 'extruded':
      case 'opened':
        return ['SweptSolid', this.#extruded(shape.size)];
      case 'cut': {
        const [, , height] = shape.size;
        const hole = this.#extruded([shape.hole[0], shape.hole[1], 2 * height], -height / 2);
        const body = this.#extruded(shape.size);
        return ['CSG', this.#file.add('IFCBOOLEANRESULT', '.DIFFERENCE.', body, hole)];
      }
      case 'mapped': {
        const half = shape.size.map((each) => each / 2) as [number, number, number];
        const source = this.#representation('SweptSolid', this.#extruded(half));
        const map = this.#file.add('IFCREPRESENTATIONMAP', this.axes([0, 0, 0]), source);
        const at = this.#point(0, 0, 0);
        const target = this.#file.add('IFCCARTESIANTRANSFORMATIONOPERATOR3D', '$', '$', at, 2, '$');
        return ['MappedRepresentation', this.#file.add('IFCMAPPEDITEM', map, target)];
      }
      case 'tessellated':
        return ['Tessellation', this.#tessellated(shape.size)];
      case 'brep':
        return ['Brep', this.#brep(shape.size, 0)];
      case 'tube':
        return ['Brep', this.#brep(shape.size, 2)];
      case 'rod': {
        const [along, across] = shape.legs;
        const points = [this.#point(0, 0, 0), this.#point(along, 0, 0), this.#point(along, across, 0)];
        const axis = this.#file.add('IFCPOLYLINE', list(...points));
        const radius = this.length(shape.radius);
        return ['AdvancedSweptSolid', this.#file.add('IFCSWEPTDISKSOLID', axis, radius, '$', '$', '$')];
      }
    }
  }

  #extruded([x, y, z]: Triple, from = 0): string {
    const at = this.#file.add('IFCAXIS2PLACEMENT2D', this.#point(0, 0), '$');
    const profile = this.#file.add(
      'IFCRECTANGLEPROFILEDEF',
      '.AREA.',
      '$',
      at,
      this.length(x),
      this.length(y),
    );
    const up = this.#file.add('IFCDIRECTION', '(0.,0.,1.)');
    return this.#file.add('IFCEXTRUDEDAREASOLID', profile, this.axes([0, 0, from]), up, this.length(z));
  }

  /** The corners of a box, and its faces, outward, each corner counted from 0. The last two faces are its ends. */
  static #box([x, y, z]: Triple) {
    const corners = [0, z].flatMap(
      (h) =>
        [
          [0, 0, h],
          [x, 0, h],
          [x, y, h],
          [0, y, h],
        ] as const,
    );
    const faces = [
      [0, 3, 2, 1],
      [4, 5, 6, 7],
      [0, 1, 5, 4],
      [2, 3, 7, 6],
      [1, 2, 6, 5],
      [3, 0, 4, 7],
    ] as const;
    return { corners, faces };
  }

  #tessellated(size: Triple): string {
    const { corners, faces } = Drawing.#box(size);
    const points = this.#file.add(
      'IFCCARTESIANPOINTLIST3D',
      `(${corners.map((each) => this.#list(each)).join(',')})`,
    );
    const triangles = faces.flatMap(([a, b, c, d]) => [
      [a, b, c],
      [a, c, d],
    ]);
    const indices = triangles.map((each) => `(${each.map((corner) => corner + 1).join(',')})`).join(',');
    return this.#file.add('IFCTRIANGULATEDFACESET', points, '$', '.T.', `(${indices})`, '$');
  }

  /** @param missing how many of its last faces it lacks. */
  #brep(size: Triple, missing: number): string {
    const { corners, faces } = Drawing.#box(size);
    const points = corners.map((each) => this.#point(...each));
    const made = faces.slice(0, faces.length - missing).map((corner) => {
      const loop = this.#file.add('IFCPOLYLOOP', list(...corner.map((at) => points[at]!)));
      return this.#file.add('IFCFACE', list(this.#file.add('IFCFACEOUTERBOUND', loop, '.T.')));
    });
    return this.#file.add('IFCFACETEDBREP', this.#file.add('IFCCLOSEDSHELL', list(...made)));
  }
}
