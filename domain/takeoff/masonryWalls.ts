import { type BlockType, referenceBlock } from '../factors/blockTypes.ts';
import { fbkRange } from '../limits.ts';
import { isWithin } from '../range.ts';
import type { BlockCount } from '../structures/masonryParts.ts';
import type { ModelMasonry } from './buildingModel.ts';
import { namedBlock } from './namedBlock.ts';

/** m: a bed and a head joint of mortar. */
const joint = 0.01;
/** MPa, where the model names no strength: the least for load-bearing walls (NBR 6136, class B), rounded up. */
const usualFbk = 6;

const masonryWords = /bloco|block|bloque|блок|alvenaria|masonry|mamposter|\bcmu\b|кладк/iu;
/** Blocks without factors, and walls that carry no load. */
const otherBlocks =
  /veda[cç][aã]o|infill|partition|n(?:on|[aã]o)[\s-]*(?:struct|estrut)|перегород|cer[aâáà]mic|tijolo|brick|ladrillo|кирпич|gesso|plaster|yeso|celular|aerated|\baac\b|газо|vidro|glass/iu;

/** The concrete blocks of a wall, by its material's name and its own; null where it has none. */
export function namedMasonry(name: string): { block: BlockType | null; fbk: number | null } | null {
  if (!masonryWords.test(name) || otherBlocks.test(name.normalize('NFC'))) return null;
  const strength = Number(/f\s*bk\s*[=:≥\-–_]*\s*(\d{1,2}(?:[.,]\d+)?)/i.exec(name)?.[1]?.replace(',', '.'));
  return { block: namedBlock(name), fbk: isWithin(strength, fbkRange) ? strength : null };
}

/** Blocks per m² of wall, joints included: 12.5 of 39 × 19 cm. */
function blocksPerArea(type: BlockType): number {
  const [, height = 0, length = 0] = /\d+x(\d+)x(\d+)/.exec(type)?.map(Number) ?? [];
  return 1 / ((height / 100 + joint) * (length / 100 + joint));
}

/** The blocks of walls by type and strength; unnamed ones are the reference block of usual strength. */
export function blocksOfWalls(walls: readonly ModelMasonry[]): BlockCount[] {
  const counts = new Map<string, BlockCount>();
  for (const { area, block, fbk } of walls) {
    const [type, strength] = [block ?? referenceBlock, fbk ?? usualFbk];
    const key = `${type} ${strength}`;
    const quantity = (counts.get(key)?.quantity ?? 0) + area * blocksPerArea(type);
    counts.set(key, { type, fbk: strength, quantity });
  }
  return [...counts.values()].toSorted((a, b) => a.type.localeCompare(b.type) || a.fbk - b.fbk);
}
