import { IFCRELASSOCIATESMATERIAL } from 'web-ifc';
import { concreteByName, namedStrength } from '#domain/takeoff/namedStrength.ts';
import { type IfcLines, type Line, numberOf, refOf, refsOf, textOf } from './ifcLines.ts';

/** A material of a part and its share of the thickness, null where the file gives none. */
type Layer = { name: string; thickness: number | null };

/** What a part is made of: `share` is that of the concrete among its layers. */
export type PartMaterial = {
  name: string;
  concrete: 'yes' | 'no' | 'unknown';
  fck: number | null;
  share: number;
};

const unknownMaterial: PartMaterial = { name: '', concrete: 'unknown', fck: null, share: 1 };

/** Attributes that lead from a material definition to the materials it holds. */
const inner = [
  'ForLayerSet',
  'ForProfileSet',
  'MaterialLayers',
  'MaterialProfiles',
  'MaterialConstituents',
  'Materials',
];

function layersOf(lines: IfcLines, definition: Line | null, depth = 0): Layer[] {
  if (definition === null || depth > 6) return [];
  const single = refOf(definition['Material']);
  if (single !== null) {
    const material = lines.line(single);
    const category = textOf(definition['Category']);
    const name = [textOf(material?.['Name']), category].filter((text) => text !== '').join(' ');
    return [{ name, thickness: numberOf(definition['LayerThickness']) }];
  }
  const below = inner.flatMap((key) => {
    const one = refOf(definition[key]);
    return one === null ? refsOf(definition[key]) : [one];
  });
  if (below.length > 0) return below.flatMap((id) => layersOf(lines, lines.line(id), depth + 1));
  const name = [definition['Name'], definition['Category']].map(textOf).filter((text) => text !== '');
  return [{ name: name.join(' '), thickness: null }];
}

function materialOf(layers: Layer[]): PartMaterial {
  if (layers.length === 0) return unknownMaterial;
  const concrete = layers.filter(({ name }) => concreteByName(name) === 'yes');
  const sum = (list: Layer[]) => list.reduce((total, { thickness }) => total + (thickness ?? 0), 0);
  const totalThickness = sum(layers);
  const [first] = concrete;
  if (first === undefined) {
    const sure = layers.every(({ name }) => concreteByName(name) === 'no');
    // A wall of blocks is called after them, not after the plaster on it.
    const thickest = layers.reduce((a, b) => ((b.thickness ?? 0) > (a.thickness ?? 0) ? b : a));
    return { ...unknownMaterial, name: thickest.name, concrete: sure ? 'no' : 'unknown' };
  }
  const fck = concrete.map(({ name }) => namedStrength(name)).find((each) => each !== null) ?? null;
  const share = totalThickness > 0 && sum(concrete) > 0 ? sum(concrete) / totalThickness : 1;
  return { name: first.name, concrete: 'yes', fck, share };
}

/** The material of a part, its own or else that of its type. */
export function readMaterials(
  lines: IfcLines,
  types: ReadonlyMap<number, number>,
): (part: number) => PartMaterial {
  const definitions = new Map<number, number>();
  for (const relation of lines.lines(IFCRELASSOCIATESMATERIAL)) {
    const material = refOf(relation['RelatingMaterial']);
    if (material === null) continue;
    for (const part of refsOf(relation['RelatedObjects'])) definitions.set(part, material);
  }
  const known = new Map<number, PartMaterial>();
  return (part) => {
    const id = definitions.get(part) ?? definitions.get(types.get(part) ?? -1);
    if (id === undefined) return unknownMaterial;
    const material = known.get(id) ?? materialOf(layersOf(lines, lines.line(id)));
    known.set(id, material);
    return material;
  };
}
