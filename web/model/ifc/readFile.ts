import type { IfcAPI } from 'web-ifc';
import type { ModelElement, ModelStorey } from '#domain/takeoff/buildingModel.ts';
import { isFoundation } from '#domain/takeoff/foundationOfModel.ts';
import { IfcLines, textOf } from './ifcLines.ts';
import { type PartMaterial, readMaterials } from './entities/ifcMaterials.ts';
import { readQuantities, type ReadQuantities } from './entities/ifcQuantities.ts';
import { ancestor, readParents, readStoreys } from './entities/ifcStoreys.ts';
import { readStrengths } from './entities/ifcStrength.ts';
import { readTypes } from './entities/ifcTypes.ts';
import { type IfcUnits, readUnits } from './entities/ifcUnits.ts';
import { ReadNotes } from './readNotes.ts';

/** What the lines of a file say about its parts, looked up by number. */
export type ReadFile = Pick<ReadQuantities, 'quantities'> & {
  lines: IfcLines;
  units: IfcUnits;
  parents: ReadonlyMap<number, number>;
  types: ReadonlyMap<number, number>;
  storeys: readonly ModelStorey[];
  notes: ReadNotes;
  nameOf: (id: number) => string;
  /** A description by which the part is found again: kind, name, storey. */
  subjectOf: (id: number) => string;
  /** Records the impossible stated values of a part. */
  addRefused: (id: number) => void;
  materialOf: (part: number) => PartMaterial;
  strengthOf: (part: number) => number | null;
  storeyOf: (part: number, element?: ModelElement | null) => number | null;
};

/** Reads what parts are asked for later: relations, units, quantities, storeys. */
export function readFile(api: IfcAPI, model: number, onProgress: (share: number) => void): ReadFile {
  const lines = new IfcLines(api, model);
  const units = readUnits(lines);
  const { quantities, refused } = readQuantities(lines, units);
  onProgress(0.5);
  const parents = readParents(lines);
  const types = readTypes(lines);
  const storeys = readStoreys(lines, units, quantities, parents);
  const storeyIds = new Set(storeys.map(({ id }) => id));
  const nameOf = (id: number) => textOf(lines.line(id)?.['Name']);
  const storeyAbove = (id: number) => ancestor(parents, id, (each) => storeyIds.has(each));
  const subjectOf = (id: number) => {
    const storey = storeys.find((each) => each.id === storeyAbove(id))?.name ?? '';
    return `${lines.kindOf(id)} ${nameOf(id) || `#${id}`}${storey && ` · ${storey}`}`;
  };
  const notes = new ReadNotes();
  return {
    lines,
    units,
    quantities,
    parents,
    types,
    storeys,
    notes,
    nameOf,
    subjectOf,
    addRefused: (id) => {
      for (const { name, value } of refused.get(id) ?? []) {
        const shown = Number.isNaN(value) ? '' : ` ${Number(value.toPrecision(6))}`;
        notes.add('value_refused', `${subjectOf(id)}: ${name}${shown}`);
      }
    },
    materialOf: readMaterials(lines, types),
    strengthOf: readStrengths(lines),
    storeyOf: (id, element = null) =>
      storeyAbove(id) ??
      // Foundations may belong to the building or its site.
      (isFoundation(element) ? (storeys[0]?.id ?? null) : null),
  };
}
