import { finite, nonNegative } from '../fields.ts';
import type { Language, MessageKey } from '../messages.ts';
import { type ConcreteElement, concreteElementSchema } from './concreteElement.ts';
import { type Dialect, formDialect, withoutEmpty, wireDialect } from './dialect.ts';
import { summaryOfMissing } from './missing.ts';

const missing: MessageKey = 'structure.missing.concrete_wall';

/** Quantities of concrete walls, per floor: thicknesses cm, areas m². */
export type ConcreteWallData = {
  concrete_walls: ConcreteElement;
  concrete_slabs: ConcreteElement;
  wall_thickness: number;
  slab_thickness: number;
  wall_area?: number;
  slab_area?: number;
  wall_form_area?: number;
  slab_form_area?: number;
};

function concreteWall(dialect: Dialect) {
  const required = dialect.isForm ? 'general.required' : missing;
  const thickness = dialect.number(finite(required).gte(0, 'structure.thickness.non_negative'));
  const area = dialect.number(nonNegative('structure.area.non_negative').nullish()).optional();
  const formArea = dialect.number(nonNegative('structure.form.non_negative').nullish()).optional();
  const element = concreteElementSchema(dialect, missing);
  return dialect.object({
    concrete_walls: element,
    concrete_slabs: element,
    wall_thickness: thickness,
    slab_thickness: thickness,
    wall_area: area,
    slab_area: area,
    wall_form_area: formArea,
    slab_form_area: formArea,
  });
}

const compact = (data: object) => withoutEmpty(data) as ConcreteWallData;

export const concreteWallSchema = concreteWall(wireDialect).transform(compact);

/** The form; a summary of what is missing lies at the path `missing`. */
export const concreteWallFormSchemaFor = (language: Language) =>
  summaryOfMissing('concrete_wall', concreteWall(formDialect(language))).transform(compact);
