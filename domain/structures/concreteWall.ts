import { finite, nonNegative } from '../fields.ts';
import { encodeMessage, type Language, type MessageKey } from '../texts/messages.ts';
import { type ConcreteElement, concreteElementSchema } from './concreteElement.ts';
import { type Dialect, formDialect, withoutEmpty } from './dialect.ts';
import { summaryOfMissing } from './missing.ts';
import { type SharedFields, sharedFields } from './sharedFields.ts';

/** cm. A wall of a tower is never so thick: the figure was meant in another unit. */
const mostThickness = 300;

const missing: MessageKey = 'structure.missing.concrete_wall';

/** Quantities of concrete walls, per floor: thicknesses cm, areas m². */
export type ConcreteWallData = SharedFields & {
  concreteWalls: ConcreteElement;
  concreteSlabs: ConcreteElement;
  wallThickness: number;
  slabThickness: number;
  wallArea?: number;
  slabArea?: number;
  wallFormArea?: number;
  slabFormArea?: number;
};

function concreteWall(dialect: Dialect) {
  const required = dialect.isForm ? 'general.required' : missing;
  const thickness = dialect.thickness(
    finite(required).gte(0, encodeMessage('structure.thickness.non_negative')),
    mostThickness,
  );
  const area = dialect.number(nonNegative('structure.area.non_negative').nullish()).optional();
  const formArea = dialect.number(nonNegative('structure.form.non_negative').nullish()).optional();
  const element = concreteElementSchema(dialect, missing);
  return dialect.record({
    concreteWalls: element,
    concreteSlabs: element,
    wallThickness: thickness,
    slabThickness: thickness,
    wallArea: area,
    slabArea: area,
    wallFormArea: formArea,
    slabFormArea: formArea,
    ...sharedFields(dialect),
  });
}

const compact = (data: object) => withoutEmpty(data) as ConcreteWallData;

export const concreteWallSchemaFor = (dialect: Dialect) => concreteWall(dialect).transform(compact);

/** The form; a summary of what is missing lies at the path `missing`. */
export const concreteWallFormSchemaFor = (language: Language) =>
  summaryOfMissing('concrete_wall', concreteWall(formDialect(language))).transform(compact);
