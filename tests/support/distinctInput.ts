import { readFileSync } from 'node:fs';
import {
  assertInputObjectType,
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql';

type Fields = Record<string, unknown>;
/** Values that the rules ask for, by field or `Type.field`; undefined leaves it out. A function is given its place in a list. */
type Fixed = Record<string, unknown>;

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValid: true });

/**
 * Draws whole inputs out of the schema: each figure and each text is another one, lists hold two rows and enums go
 * through their words, so that a field that is lost, or takes another's place, is seen.
 */
export function distinctInputs(fixed: Fixed): (type: string, more?: Fixed) => Fields {
  let figure = 10;
  const draw = (type: GraphQLInputType, field: string, given: Fixed, at: number): unknown => {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return [0, 1].map((place) => draw(nullable.ofType, field, given, place));
    if (isInputObjectType(nullable)) return drawObject(nullable.name, given, at);
    figure += 1;
    if (isEnumType(nullable)) return nullable.getValues().at(figure % nullable.getValues().length)!.name;
    if (nullable.name === 'Boolean') return at === 0;
    return nullable.name === 'Int' ? figure : nullable.name === 'Float' ? figure + 0.5 : `${field} ${figure}`;
  };
  const drawObject = (name: string, given: Fixed, at: number): Fields => {
    const drawn = Object.values(assertInputObjectType(schema.getType(name)).getFields())
      .filter(({ deprecationReason }) => deprecationReason == null)
      .map(({ name: field, type }) => {
        const key = [`${name}.${field}`, field].find((each) => each in given);
        if (key === undefined) return [field, draw(type, field, given, at)];
        const value = given[key];
        return [field, typeof value === 'function' ? (value as (at: number) => unknown)(at) : value];
      });
    return Object.fromEntries(drawn.filter(([, value]) => value !== undefined));
  };
  return (type, more = {}) => drawObject(type, { ...fixed, ...more }, 0);
}

/** The selection of what `sample` holds, of a type of the graph; of a union, by each of its members that has it all. */
export function selectionOf(typeName: string, sample: object): string {
  const selected = (type: GraphQLNamedType, value: unknown): string => {
    const rows = (Array.isArray(value) ? value : [value]) as Fields[];
    if (typeof rows[0] !== 'object' || rows[0] === null) return '';
    const all = Object.assign({}, ...rows) as Fields;
    const members = isUnionType(type) ? type.getTypes() : isObjectType(type) ? [type] : [];
    const fitting = members.filter((member) => Object.keys(all).every((key) => key in member.getFields()));
    if (fitting.length === 0) throw new Error(`${type.name} lacks one of ${Object.keys(all).join(', ')}`);
    const parts = fitting.map((member) => {
      const fields = Object.entries(all).map(
        ([key, each]) => `${key} ${selected(getNamedType(member.getFields()[key]!.type), each)}`,
      );
      return isUnionType(type) ? `... on ${member.name} { ${fields.join(' ')} }` : fields.join(' ');
    });
    return `{ ${parts.join(' ')} }`;
  };
  return selected(schema.getType(typeName)!, sample);
}
