/** How a unit of material (`m3`, `m2`, `kg`, `un`) is written. */
export const unitText = (unit: string): string => unit.replace('m3', 'm³').replace('m2', 'm²');
