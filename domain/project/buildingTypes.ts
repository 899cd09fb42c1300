/** What a project's buildings are for. */
export const buildingTypes = ['residential', 'mixed', 'corporate'] as const;
export type BuildingType = (typeof buildingTypes)[number];
