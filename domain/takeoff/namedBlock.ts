import { blockFamilies, type BlockType, blockTypes, referenceBlock } from '../factors/blockTypes.ts';
import { foldText } from '../texts/searchText.ts';

const sizeOf = (text: string) => {
  const found = /(\d{2})\s*[x×х*]\s*(\d{1,2})\s*[x×х*]\s*(\d{1,2})/i.exec(text);
  return found === null ? null : found.slice(1, 4).map(Number).join('x');
};

/** Kinds of blocks by name; a size alone means a whole block. The more special ones come first. */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['meia canaleta', /(?:meia|half|media|1\/2)[\s-]*(?:canal|u\b|lintel|bond)|полу.*лоток/],
  ['canaleta de amarração', /canal.*amarr/],
  ['canaleta inteira', /canal|lintel|bond\s*beam|u-?block|zuncho|лоток/],
  ['compensador 1/8', /1\/8/],
  ['compensador 1/4', /1\/4|compens/],
  ['amarração T', /amarr\w*\s*(?:em\s*)?t\b|\bt\s*(?:block|junction)/],
  ['amarração L', /amarr|corner|esquin|канто|угл/],
  ['meio', /\bmeio\b|\bhalf\b|\bmedio\b|1\/2|половин/],
];

/** The concrete block a text means: "Bloco 14x19x39", "meio-bloco 14 x 19 x 19"; null where it names none. */
export function namedBlock(text: string): BlockType | null {
  const exact = blockTypes.find((type) => foldText(type) === foldText(text.trim()));
  if (exact !== undefined) return exact;
  const size = sizeOf(text);
  const kind = kinds.find(([, pattern]) => pattern.test(foldText(text)))?.[0];
  if (size === null) {
    // There is no block of this size: half a block of 9 cm is not half one of 14 cm.
    if (/\d\s*[x×х*]\s*\d/i.test(text)) return null;
    const isFullBlock = /inteiro|whole|entero|full|целый/.test(foldText(text));
    if (kind === undefined) return isFullBlock ? referenceBlock : null;
    // Without a size it belongs to the reference's family.
    return blockFamilies['15x40'].find((type) => type.startsWith(`${kind} (`)) ?? null;
  }
  const ofSize = blockTypes.filter((type) => type.includes(`(${size})`));
  return ofSize.find((type) => kind !== undefined && type.startsWith(kind)) ?? ofSize[0] ?? null;
}
