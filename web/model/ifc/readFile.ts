import type { IfcAPI } from 'web-ifc';
import type { ModelElement, ModelStorey } from '#domain/takeoff/buildingModel.ts';
import { isFoundation } from '#domain/takeoff/foundationOfModel.ts';
import { IfcLines, textOf } from './ifcLines.ts';
import { type PartMaterial, readMaterials } from './ifcMaterials.ts';
import { readQuantities, type ReadQuantities } from './ifcQuantities.ts';
import { ancestor, readParents, readStoreys } from './ifcStoreys.ts';
import { readStrengths } from './ifcStrength.ts';
import { readTypes } from './ifcTypes.ts';
import { type IfcUnits, readUnits } from './ifcUnits.ts';
import { ReadNotes } from './readNotes.ts';

/** What the lines of a file say of its parts, each asked for by its number. */
export type ReadFile = ReadQuantities & {
  lines: IfcLines;
  units: IfcUnits;
  parents: ReadonlyMap<number, number>;
  types: ReadonlyMap<number, number>;
  storeys: readonly ModelStorey[];
  notes: ReadNotes;
  nameOf: (id: number) => string;
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
  return {
    lines,
    units,
    quantities,
    refused,
    parents,
    types,
    storeys,
    notes: new ReadNotes(),
    nameOf: (id) => textOf(lines.line(id)?.['Name']),
    materialOf: readMaterials(lines, types),
    strengthOf: readStrengths(lines),
    storeyOf: (id, element = null) =>
      ancestor(parents, id, (each) => storeyIds.has(each)) ??
      // What carries the tower may belong to the building or its site.
      (isFoundation(element) ? (storeys[0]?.id ?? null) : null),
  };
}
