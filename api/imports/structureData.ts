import { withoutEmpty } from '#domain/structures/dialect.ts';
import { concreteNames, concreteFieldsOf } from '#domain/structures/concrete/concreteNames.ts';
import { dimensionsOf } from '#domain/structures/dimensions.ts';
import { sharedColumns } from '#domain/structures/sharedFields.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import {
  blockColumns,
  blockSlots,
  groutColumns,
  mortarColumns,
  otherColumns,
  otherSlots,
} from './columns.ts';
import { assumedColumn, steelColumns } from './materialColumns.ts';
import { RowBuilder } from './rowBuilder.ts';
import type { SheetRow } from './sheetRows.ts';

/** Unchecked quantities in the inner names, and the column of each path in them. */
type BuiltStructure = { data: object; columnAt: (path: string) => string };

class StructureBuilder extends RowBuilder {
  /** The dimensions of a technology, each from its column. */
  dimensions(technology: Technology): object {
    return Object.fromEntries(
      Object.entries(dimensionsOf(technology)).map(([name, { column }]) => [name, this.number(name, column)]),
    );
  }

  /** Concrete and steel of the elements of a technology. */
  concretes(technology: Technology): object {
    const { required, optional } = concreteFieldsOf(technology);
    return Object.fromEntries(
      [...required, ...optional].map((name) => [
        name,
        this.concrete(name, `module_${concreteNames[name].column}`),
      ]),
    );
  }

  grout(position: 'vertical' | 'horizontal', index: number): object | undefined {
    const path = `masonry.grout.${index}`;
    const volumes = this.classes(`${path}.volumes`, 'fgk', 'volume', groutColumns(position));
    const steel = this.classes(`${path}.steel`, 'ca', 'mass', steelColumns(`module_${position}_grout`));
    if (volumes.length === 0 && steel.length === 0) return undefined;
    return steel.length === 0 ? { position, volumes } : { position, volumes, steel };
  }

  /** Materials outside the factor set; if one end of a factor is empty, both are equal. */
  others(): object | undefined {
    const list = otherSlotsOf(this.row).map((columns, index) => {
      const path = `otherMaterials.${index}`;
      for (const field of ['name', 'purpose', 'unit', 'source'] as const)
        this.origins.set(`${path}.${field}`, columns[field]);
      const range = (of: 'co2' | 'energy') => {
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

  private masonry(): object {
    const vertical = this.grout('vertical', 0);
    const horizontal = this.grout('horizontal', vertical === undefined ? 0 : 1);
    const grout = [vertical, horizontal].filter((part) => part !== undefined);
    const mortar = this.classes('masonry.mortar', 'fak', 'volume', mortarColumns);
    const slots = blockSlots
      .map(blockColumns)
      .filter((columns) =>
        [...Object.values(columns), assumedColumn(columns.quantity)].some(
          (column) => this.row.text(column) !== undefined,
        ),
      );
    const blocks = slots.map((columns, index) => ({
      type: this.row.text(columns.type),
      fbk: this.number(`masonry.blocks.${index}.fbk`, columns.fbk),
      ...this.amount(`masonry.blocks.${index}`, 'quantity', columns.quantity),
    }));
    slots.forEach(({ type }, index) => this.origins.set(`masonry.blocks.${index}`, type));
    this.origins.set('masonry', blockColumns(1).type);
    return {
      masonry: {
        blocks: blocks.length === 0 ? undefined : blocks,
        ...(grout.length === 0 ? {} : { grout }),
        ...(mortar.length === 0 ? {} : { mortar }),
      },
    };
  }

  /** Single words or figures that any structure may have. */
  private shared(): object {
    const columns = Object.entries(sharedColumns).flatMap(([name, column]) =>
      column === null ? [] : [[name, column] as const],
    );
    for (const [name, column] of columns) this.origins.set(name, column);
    return Object.fromEntries(columns.map(([name, column]) => [name, this.row.text(column)]));
  }

  build(technology: Technology): BuiltStructure {
    const own = technology === 'structural_masonry' ? this.masonry() : {};
    const shared = { ...this.shared(), otherMaterials: this.others() };
    const listed = { ...this.concretes(technology), ...this.dimensions(technology) };
    const data = { ...own, ...listed, ...withoutEmpty(shared) };
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

/** The quantities of one floor that a row has of a technology. */
export const structureData = (technology: Technology, row: SheetRow): BuiltStructure =>
  new StructureBuilder(row).build(technology);
