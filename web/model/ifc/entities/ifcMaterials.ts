import { IFCRELASSOCIATESMATERIAL } from 'web-ifc';
import type { IsConcrete } from '#domain/takeoff/buildingModel.ts';
import { concreteByName } from '#domain/takeoff/concreteByName.ts';
import { namedStrength } from '#domain/takeoff/namedStrength.ts';
import { type IfcLines, type Line, numberOf, refOf, refsOf, textOf } from '../ifcLines.ts';

/** A material of a part and its share of it, 0 to 1. */
type MaterialLayer = { name: string; concrete: IsConcrete; fck: number | null; share: number };

/** The materials of a part: its concrete first, else its thickest layer. */
export type PartMaterial = readonly [MaterialLayer, ...MaterialLayer[]];

/** A material as the file lists it: `thickness` is null where the file gives none. */
type Listed = { name: string; thickness: number | null };

const layerOf = (name: string, share: number): MaterialLayer => ({
  name,
  concrete: concreteByName(name),
  fck: namedStrength(name),
  share,
});
const unknownMaterial: PartMaterial = [layerOf('', 1)];

/** Attributes that lead from a material definition to the materials it holds. */
const inner = [
  'ForLayerSet',
  'ForProfileSet',
  'MaterialLayers',
  'MaterialProfiles',
  'MaterialConstituents',
  'Materials',
];

const joined = (...values: unknown[]) => {
  const texts = values.map(textOf).filter((text) => text !== '');
  return [...new Set(texts)].join(' ');
};

/** The materials of a definition, each line once: a file may contain a list that contains itself. */
function listed(lines: IfcLines, definition: Line | null, seen: Set<number>): Listed[] {
  if (definition === null || seen.has(definition.expressID)) return [];
  seen.add(definition.expressID);
  const single = refOf(definition['Material']);
  if (single !== null) {
    const name = joined(lines.line(single)?.['Name'], definition['Category']);
    return [{ name, thickness: numberOf(definition['LayerThickness'] ?? definition['Fraction']) }];
  }
  const below = inner.flatMap((key) => {
    const one = refOf(definition[key]);
    return one === null ? refsOf(definition[key]) : [one];
  });
  if (below.length > 0) return below.flatMap((id) => listed(lines, lines.line(id), seen));
  return [{ name: joined(definition['Name'], definition['Category']), thickness: null }];
}

function materialOf(list: readonly Listed[]): PartMaterial {
  const sums = new Map<string, number>();
  for (const { name, thickness } of list) sums.set(name, (sums.get(name) ?? 0) + Math.max(thickness ?? 0, 0));
  const whole = [...sums.values()].reduce((sum, each) => sum + each, 0);
  // Without thicknesses a part consists of all its materials at once: concrete with its bars.
  const layers =
    whole > 0
      ? [...sums].filter(([, each]) => each > 0).map(([name, each]) => layerOf(name, each / whole))
      : sums.size > 0
        ? [mixed([...sums.keys()])]
        : [];
  const isLined = layers.some(({ concrete }) => concrete !== 'unknown');
  const hasConcrete = layers.some(({ concrete }) => concrete === 'yes');
  const thickest = Math.max(0, ...layers.map(({ share }) => share));
  const rank = ({ concrete, share }: MaterialLayer) => (concrete === 'yes' ? 1 : 0) + share;
  const [first, ...others] = layers
    // Beside a known layer an unknown one is its lining; the thickest is what is lined.
    .map((layer): MaterialLayer =>
      isLined && layer.concrete === 'unknown' && (hasConcrete || layer.share < thickest)
        ? { ...layer, concrete: 'no' }
        : layer,
    )
    .toSorted((a, b) => rank(b) - rank(a));
  return first === undefined ? unknownMaterial : [first, ...others];
}

function mixed(names: readonly string[]): MaterialLayer {
  const kinds = names.map(concreteByName);
  const concrete = kinds.includes('yes') ? 'yes' : kinds.every((kind) => kind === 'no') ? 'no' : 'unknown';
  const fck = names.map(namedStrength).find((each) => each !== null) ?? null;
  return { name: names.join(', '), concrete, fck: concrete === 'yes' ? fck : null, share: 1 };
}

/** The material of a part, its own or its type's. */
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
    const material = known.get(id) ?? materialOf(listed(lines, lines.line(id), new Set()));
    known.set(id, material);
    return material;
  };
}
