/** Kinds of material one supplier sells; each material outside the factor set is a kind of its own. */
const materialKinds = ['CONCRETE', 'GROUT', 'MORTAR', 'BLOCKS', 'STEEL', 'DECLARED'] as const;
export type MaterialKind = (typeof materialKinds)[number];

const byPrefix: Readonly<Record<string, MaterialKind>> = {
  concrete: 'CONCRETE',
  grout: 'GROUT',
  mortar: 'MORTAR',
  block: 'BLOCKS',
  steel: 'STEEL',
};

/** The kind a material's key names (`concrete:30`, `block:inteiro (14x19x39):6`); DECLARED outside the factor set. */
export const kindOf = (key: string): MaterialKind => byPrefix[key.split(':', 1)[0] ?? ''] ?? 'DECLARED';

const ofCement: readonly MaterialKind[] = ['CONCRETE', 'GROUT', 'MORTAR', 'BLOCKS'];

/** Whether the range of a kind comes mostly from its cement: its clinker and its kiln. */
export const holdsCement = (kind: MaterialKind): boolean => ofCement.includes(kind);
