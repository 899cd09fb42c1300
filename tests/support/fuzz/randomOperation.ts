import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { chance, type Draw, hostile, pick } from './random.ts';

type RandomOperation = { query: string; variables: Record<string, unknown>; fields: string[] };

/** Operations by a schema: valid but for what stands in their variables, which is now and then not what they ask for. */
export class RandomOperations {
  readonly #schema: GraphQLSchema;
  readonly #idOf: (draw: Draw, name: string) => string;

  constructor(schema: GraphQLSchema, idOf: (draw: Draw, name: string) => string) {
    this.#schema = schema;
    this.#idOf = idOf;
  }

  of(draw: Draw): RandomOperation {
    const isWrite = chance(draw, 0.5);
    const root = (isWrite ? this.#schema.getMutationType() : this.#schema.getQueryType())!;
    const variables: Record<string, unknown> = {};
    const declared: string[] = [];
    const names = Object.keys(root.getFields());
    const fields = Array.from({ length: isWrite ? 1 : 1 + draw(fc.nat, 2) }, () => pick(draw, names));
    const selected = fields.map(
      (name, at) => `r${at}: ${this.#field(draw, root, name, 4, declared, variables)}`,
    );
    const head = declared.length === 0 ? '' : `(${declared.join(', ')})`;
    return {
      query: `${isWrite ? 'mutation' : 'query'} Fuzz${head} { ${selected.join(' ')} }`,
      variables,
      fields,
    };
  }

  #field(
    draw: Draw,
    type: GraphQLObjectType,
    name: string,
    depth: number,
    declared: string[],
    variables: Record<string, unknown>,
  ): string {
    const field = type.getFields()[name]!;
    const given = field.args
      .filter((arg) => isNonNullType(arg.type) || chance(draw, 0.4))
      .map((arg) => {
        const variable = `v${declared.length}`;
        declared.push(`$${variable}: ${arg.type.toString()}`);
        variables[variable] = this.#value(draw, arg.type, arg.name, 4);
        return `${arg.name}: $${variable}`;
      });
    const args = given.length === 0 ? '' : `(${given.join(', ')})`;
    return `${name}${args}${this.#selection(draw, field.type, depth, declared, variables)}`;
  }

  #selection(
    draw: Draw,
    output: GraphQLOutputType,
    depth: number,
    declared: string[],
    variables: Record<string, unknown>,
  ): string {
    const type = getNamedType(output);
    if (isLeafType(type)) return '';
    const objects = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [type as GraphQLObjectType];
    const parts = objects
      .filter(() => objects.length === 1 || chance(draw, 0.3))
      .map((object) => {
        const all = Object.values(object.getFields()).filter(
          (field) => depth > 0 || isLeafType(getNamedType(field.type)),
        );
        const wanted = Array.from({ length: all.length === 0 ? 0 : 1 + draw(fc.nat, 2) }, () =>
          pick(draw, all),
        );
        const inner = wanted.map(({ name }) => {
          const alias = `a${declared.length}_${draw(fc.nat, 1e6)}`;
          return `${alias}: ${this.#field(draw, object, name, depth - 1, declared, variables)}`;
        });
        const text = ['__typename', ...inner].join(' ');
        return isObjectType(type) ? text : `... on ${object.name} { ${text} }`;
      });
    return ` { __typename ${parts.join(' ')} }`;
  }

  #value(draw: Draw, given: GraphQLInputType, name: string, depth: number): unknown {
    if (chance(draw, 0.02)) return pick(draw, hostile);
    if (!isNonNullType(given) && chance(draw, 0.1)) return null;
    const type = getNullableType(given);
    if (isListType(type))
      return Array.from({ length: draw(fc.nat, 2) }, () => this.#value(draw, type.ofType, name, depth));
    if (isEnumType(type)) return pick(draw, type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      const isOneOf = type.isOneOf;
      const chosen = isOneOf
        ? [pick(draw, fields)]
        : fields.filter((field) => isNonNullType(field.type) || (depth > 0 && chance(draw, 0.5)));
      return Object.fromEntries(
        chosen.map((field) => [field.name, this.#value(draw, field.type, field.name, depth - 1)]),
      );
    }
    return this.#scalar(draw, type.name, name);
  }

  #scalar(draw: Draw, type: string, name: string): unknown {
    switch (type) {
      case 'ID':
        return this.#idOf(draw, name);
      case 'Int':
        return chance(draw, 0.1) ? pick(draw, [-1, 0, 2_147_483_647]) : draw(fc.nat, 60);
      case 'Float':
        return chance(draw, 0.1) ? pick(draw, [-1, 0, 1e-300, 1e300]) : draw(fc.nat, 90_000) / 100;
      case 'Boolean':
        return draw(fc.boolean);
      case 'Date':
        return '2031-05-06';
      case 'DateTime':
        return '2031-05-06T07:08:09Z';
      default:
        return /email/i.test(name) ? `somebody${draw(fc.nat, 20)}@example.com` : `${name} ${draw(fc.nat, 9)}`;
    }
  }
}
