import { withoutEmpty } from '#domain/structures/dialect.ts';
import { dimensionsOf, elementColumns } from '#domain/structures/dimensions.ts';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import type { Technology } from '#domain/structures/technology.ts';
import {
  blockColumns,
  blockSlots,
  groutColumns,
  mortarColumns,
  otherColumns,
  otherSlots,
  slabSystemColumn,
} from './columns.ts';
import { assumedColumn, steelColumns } from './materialColumns.ts';
import { RowBuilder } from './rowBuilder.ts';
import type { SheetRow } from './sheetRows.ts';

/** Quantities under the names inside, unchecked, and the column a path into them came from. */
type BuiltStructure = { data: object; columnAt: (path: string) => string };

class StructureBuilder extends RowBuilder {
  /** The dimensions of a technology, each from its column. */
  dimensions(technology: Technology): object {
    return Object.fromEntries(
      Object.entries(dimensionsOf(technology)).map(([name, { column }]) => [name, this.number(name, column)]),
    );
  }

  /** Concrete and steel of elements. */
  concretes(...names: (keyof typeof elementColumns)[]): object {
    return Object.fromEntries(
      names.map((name) => [name, this.concrete(name, `module_${elementColumns[name]}`)]),
    );
  }

  grout(position: 'vertical' | 'horizontal', index: number): object | undefined {
    const path = `masonry.grout.${index}`;
    const volumes = this.classes(`${path}.volumes`, 'fgk', 'volume', groutColumns(position));
    const steel = this.classes(`${path}.steel`, 'ca', 'mass', steelColumns(`module_${position}_grout`));
    if (volumes.length === 0 && steel.length === 0) return undefined;
    return steel.length === 0 ? { position, volumes } : { position, volumes, steel };
  }

  /** Materials outside the factor set; where one end of a factor is left empty, the other is both. */
  others(): object | undefined {
    const slots = otherSlotsOf(this.row);
    this.origins.set('otherMaterials', slots[0]?.name ?? otherColumns(1).name);
    const list = slots.map((columns, index) => {
      const path = `otherMaterials.${index}`;
      this.origins.set(path, columns.name);
      this.origins.set(`${path}.purpose`, columns.purpose);
      this.origins.set(`${path}.unit`, columns.unit);
      this.origins.set(`${path}.source`, columns.source);
      const range = (of: 'co2' | 'energy') => {
        this.origins.set(`${path}.${of}`, columns[`${of}_min`]);
        const min = this.number(`${path}.${of}.min`, columns[`${of}_min`]);
        return { min, max: this.number(`${path}.${of}.max`, columns[`${of}_max`]) ?? min };
      };
      return {
        name: this.row.text(columns.name) ?? '',
        purpose: this.row.text(columns.purpose),
        ...this.amount(path, 'amount', columns.amount),
        unit: this.row.text(columns.unit),
        source: this.row.text(columns.source) ?? '',
        co2: range('co2'),
        energy: range('energy'),
      };
    });
    return list.length === 0 ? undefined : list;
  }

  private slabSystem(): string | undefined {
    this.origins.set('slabSystem', slabSystemColumn);
    return this.row.text(slabSystemColumn);
  }

  build(given: object): BuiltStructure {
    const shared = {
      slabSystem: this.slabSystem(),
      otherMaterials: this.others(),
    } satisfies Record<keyof SharedFields, unknown>;
    const data = { ...given, ...withoutEmpty(shared) };
    const columnAt = (path: string) => this.columnAt(path) ?? 'module_type';
    return { data, columnAt };
  }
}

/** The columns of the materials outside the factor set that a row names. */
export const otherSlotsOf = (row: SheetRow) =>
  otherSlots
    .map(otherColumns)
    .filter((columns) =>
      [...Object.values(columns), assumedColumn(columns.amount)].some(
        (column) => ![undefined, '0'].includes(row.text(column)),
      ),
    );

export function wallData(row: SheetRow): BuiltStructure {
  const from = new StructureBuilder(row);
  const concretes = from.concretes('concreteWalls', 'concreteSlabs');
  return from.build({ ...concretes, ...from.dimensions('concrete_wall') });
}

export function frameData(row: SheetRow): BuiltStructure {
  const from = new StructureBuilder(row);
  const concretes = from.concretes('concreteColumns', 'concreteBeams', 'concreteSlabs');
  return from.build({ ...concretes, ...from.dimensions('beam_column') });
}

export function masonryData(row: SheetRow): BuiltStructure {
  const from = new StructureBuilder(row);
  const vertical = from.grout('vertical', 0);
  const horizontal = from.grout('horizontal', vertical === undefined ? 0 : 1);
  const grout = [vertical, horizontal].filter((part) => part !== undefined);
  const mortar = from.classes('masonry.mortar', 'fak', 'volume', mortarColumns);
  const slots = blockSlots
    .map(blockColumns)
    .filter((columns) =>
      [...Object.values(columns), assumedColumn(columns.quantity)].some(
        (column) => row.text(column) !== undefined,
      ),
    );
  const blocks = slots.map((columns, index) => ({
    type: row.text(columns.type),
    fbk: from.number(`masonry.blocks.${index}.fbk`, columns.fbk),
    ...from.amount(`masonry.blocks.${index}`, 'quantity', columns.quantity),
  }));
  slots.forEach(({ type }, index) => from.origins.set(`masonry.blocks.${index}`, type));
  from.origins.set('masonry', blockColumns(1).type);
  return from.build({
    masonry: {
      blocks: blocks.length === 0 ? undefined : blocks,
      ...(grout.length === 0 ? {} : { grout }),
      ...(mortar.length === 0 ? {} : { mortar }),
    },
    ...from.concretes('concreteSlabs', 'concreteColumns', 'concreteBeams'),
  });
}
