/** Parts of a project's screen, as `tab` in the address names them. */
export const projectTabs = [
  'units',
  'suppliers',
  'prices',
  'decisions',
  'people',
  'details',
  'activity',
] as const;
export type ProjectTab = (typeof projectTabs)[number];

/** The tab an address asks for; units where it asks for none that exists. */
export function projectTabOf(value: string | null): ProjectTab {
  return projectTabs.find((tab) => tab === value) ?? 'units';
}
