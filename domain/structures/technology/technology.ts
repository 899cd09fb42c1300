/** The structural technologies as they go over the wire. */
export const technologies = ['beam_column', 'concrete_wall', 'structural_masonry'] as const;
export type Technology = (typeof technologies)[number];

/** The forms' names: accepted wherever a type is read, never sent. */
const technologyAliases = {
  beamColumn: 'beam_column',
  concreteWall: 'concrete_wall',
  masonry: 'structural_masonry',
} as const satisfies Record<string, Technology>;

type TechnologyAlias = keyof typeof technologyAliases;

const canonicalNames: ReadonlyMap<string, Technology> = new Map(Object.entries(technologyAliases));

/** The wire name of a technology given by either name. */
export function canonicalTechnology(name: Technology | TechnologyAlias): Technology {
  return canonicalNames.get(name) ?? (name as Technology);
}

/** Whether a text names a technology, by either of its names. */
export const isTechnologyName = (name: string): name is Technology | TechnologyAlias =>
  canonicalNames.has(name) || (technologies as readonly string[]).includes(name);
