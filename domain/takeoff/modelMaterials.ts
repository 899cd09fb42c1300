import type { BuildingModel, IsConcrete, ModelMasonry, ModelPart } from './buildingModel.ts';
import type { ModelChoices } from './modelChoices.ts';

/** A material of a model: its number of parts, its m³, and whether it counts. */
export type ModelMaterial = {
  /** Its key in `ModelChoices.materials`. */
  key: string;
  /** The model's own word, empty where parts have none. */
  name: string;
  concrete: IsConcrete;
  count: number;
  volume: number;
  /** MPa it counts as, and whether its name says so; null for blocks. */
  fck: number | null;
  isFckNamed: boolean;
  isCounted: boolean;
  /** False for blocks in a technology without blocks, where they cannot count. */
  canSwitch: boolean;
};

type Made = Pick<ModelPart, 'material' | 'fck' | 'concrete'>;

/** Parts of one material and one strength are switched together. */
const materialKey = ({ material, fck, concrete }: Made) => `${material}|${fck ?? ''}|${concrete}`;
const blocksKey = ({ material }: ModelMasonry) => `${material}|blocks`;

/** Whether a part counts: as chosen, else unless it is known to be no concrete. */
export const isPartCounted = (part: Made, { materials }: Pick<ModelChoices, 'materials'>) =>
  materials[materialKey(part)] ?? part.concrete !== 'no';

/** Whether a wall of blocks counts: as chosen, and only where walls are of blocks. */
export const isMasonryCounted = (
  wall: ModelMasonry,
  { technology, materials }: Pick<ModelChoices, 'technology' | 'materials'>,
) => technology === 'structural_masonry' && (materials[blocksKey(wall)] ?? true);

/** The materials of a model, each once, the largest volume first. Piles only where a foundation takes them. */
export function modelMaterials(model: BuildingModel, choices: ModelChoices): ModelMaterial[] {
  const found = new Map<string, ModelMaterial>();
  const add = (material: ModelMaterial) => {
    const known = found.get(material.key);
    const { count, volume } = known ?? { count: 0, volume: 0 };
    found.set(material.key, {
      ...material,
      count: count + material.count,
      volume: volume + material.volume,
    });
  };
  for (const part of model.parts) {
    if (part.element === 'piles' && !choices.foundationApart) continue;
    const { material: name, concrete, volume } = part;
    add({
      key: materialKey(part),
      name,
      concrete,
      count: 1,
      volume,
      fck: part.fck ?? choices.fck,
      isFckNamed: part.fck !== null,
      isCounted: isPartCounted(part, choices),
      canSwitch: true,
    });
  }
  for (const wall of model.masonry)
    add({
      key: blocksKey(wall),
      name: wall.material,
      concrete: 'no',
      count: 1,
      volume: wall.volume,
      fck: null,
      isFckNamed: false,
      isCounted: isMasonryCounted(wall, choices),
      canSwitch: choices.technology === 'structural_masonry',
    });
  return [...found.values()].toSorted((a, b) => b.volume - a.volume || a.name.localeCompare(b.name));
}
