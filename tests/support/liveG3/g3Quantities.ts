import { structureQuantities } from '#domain/materials/quantities.ts';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';
import { readStructure } from '../../../gateway/version/structureWire.ts';

type Row = Record<string, unknown>;
type Element = { volumes?: Row[] | null; steel?: Row[] | null };

const elements = ['concrete_columns', 'concrete_beams', 'concrete_slabs', 'concrete_walls'];
const strengths = [20, 25, 30, 35, 40];

/** The service's fallbacks: concrete of another strength counts as 40, steel above 60 as CA60. */
const counted = ({ volumes, steel }: Element) => ({
  volumes: volumes?.map((row) => ({ ...row, fck: strengths.includes(Number(row['fck'])) ? row['fck'] : 40 })),
  steel: countedSteel(steel),
});
const countedSteel = (steel: Row[] | null | undefined) =>
  (steel ?? []).map(({ resistance, mass }) => ({ ca: resistance === 'CA50' ? 50 : 60, mass }));

const isTechnology = (type: string): type is Technology => technologies.some((each) => each === type);

/** Figures of one floor in kg and MJ; foundations count nothing here. */
export function quantitiesPerFloor(type: string, data: Row) {
  const zero = { co2_min: 0, co2_max: 0, energy_min: 0, energy_max: 0 };
  if (!isTechnology(type)) return zero;
  const wire: Row = {};
  for (const [key, value] of Object.entries(data)) {
    if (elements.includes(key)) wire[key] = value === null ? null : counted(value as Element);
    else if (key === 'masonry') {
      const { grout, ...rest } = value as { grout: Row[] | null };
      wire[key] = {
        ...rest,
        grout: (grout ?? []).map((row) => ({
          ...row,
          steel: countedSteel(row['steel'] as Row[] | undefined),
        })),
      };
    } else wire[key] = value;
  }
  const structure = readStructure(type, wire);
  if (structure === undefined) return zero;
  const { co2, energy } = structureQuantities(type, structure);
  return { co2_min: co2.min, co2_max: co2.max, energy_min: energy.min, energy_max: energy.max };
}
