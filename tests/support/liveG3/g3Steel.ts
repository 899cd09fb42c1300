type Row = Record<string, unknown>;

const materials = ['general', 'rebar', 'mesh', 'strand', 'other'];
const resistances = ['CA50', 'CA60', 'CP190', 'other'];

/** Faults of rows of steel, by the service's names with brackets. */
export function steelFaults(rows: readonly Row[], name: string, faults: Record<string, string>): void {
  rows.forEach((row, at) => {
    const place = `${name}.steel[${at}]`;
    if (!materials.includes(String(row['material']))) faults[`${place}.material`] = 'must be provided';
    if (!resistances.includes(String(row['resistance']))) faults[`${place}.resistance`] = 'must be provided';
    if (row['resistance'] === 'other' && !(Number(row['other_resistance']) > 0))
      faults[`${place}.other_resistance`] = 'must be greater than zero';
    if (row['material'] === 'other' && !row['other_name']) faults[`${place}.other_name`] = 'must be provided';
  });
}
