import {
  type FieldNode,
  getArgumentValues,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { leafWriter, quoted } from './leaves.ts';
import type { Run, Write } from './run.ts';
import { fieldsOf, type PlanSource } from './selection.ts';

/** A function member of a source, called for its value. */
type Member = (...given: unknown[]) => unknown;

type FieldNodes = readonly [FieldNode, ...FieldNode[]];
type Sets = readonly (SelectionSetNode | undefined)[];

/** Signals a value that breaks the promise of its type. The executor words what the client reads. */
const broken = () => new Error('Not what the schema promises');

const none: object = Object.freeze(Object.create(null));

/** Turns what a selection asks of a type into functions that write it. */
export class Planner {
  readonly #source: PlanSource;
  #numbers = 0;

  constructor(source: PlanSource) {
    this.#source = source;
  }

  /**
   * Writes an object. Its fields are planned when the first object arrives, so that planning takes no longer than
   * answering, however often fragments spread each other.
   */
  object(type: GraphQLObjectType, sets: Sets): Write {
    let fields: { before: string; write: Write }[] | undefined;
    return (value, run, out) => {
      if (value instanceof Error) throw value;
      fields ??= this.#fields(type, sets);
      if (fields.length === 0) out.text += '{';
      for (const { before, write } of fields) {
        out.text += before;
        write(value, run, out);
      }
      out.text += '}';
    };
  }

  #fields(type: GraphQLObjectType, sets: Sets) {
    return [...fieldsOf(this.#source, type, sets)].map(([key, nodes], at) => ({
      before: `${at === 0 ? '{' : ','}${JSON.stringify(key)}:`,
      write: this.#field(type, nodes),
    }));
  }

  #field(type: GraphQLObjectType, nodes: FieldNodes): Write {
    const name = nodes[0].name.value;
    if (name === '__typename') {
      return (_value, _run, out) => {
        out.text += quoted(type.name);
      };
    }
    const field = type.getFields()[name]!;
    const write = this.#value(
      field.type,
      nodes.map(({ selectionSet }) => selectionSet),
    );
    const argumentsOf = this.#arguments(field, nodes[0]);
    const info = infoOf(this.#source, type, field, nodes);
    const { resolve } = field;
    if (resolve === undefined) {
      // Like the default resolver: reads the member of that name, and calls it if it is a function.
      return (source, run, out) => {
        const member = (source as Record<string, unknown>)[name];
        const value: unknown =
          typeof member === 'function'
            ? (member as Member).call(source, argumentsOf(run), run.context, info)
            : member;
        if (isPromise(value)) run.await(value, out, write);
        else write(value, run, out);
      };
    }
    return (source, run, out) => {
      const value: unknown = resolve(source, argumentsOf(run), run.context, info);
      if (isPromise(value)) run.await(value, out, write);
      else write(value, run, out);
    };
  }

  /** Arguments with their defaults: built once where no variable is involved, else once per run. */
  #arguments(field: GraphQLField<unknown, unknown>, node: FieldNode): (run: Run) => Record<string, unknown> {
    if (field.args.length === 0) return () => none as Record<string, unknown>;
    if (!hasVariable(node)) {
      const made = getArgumentValues(field, node);
      return () => made;
    }
    const number = this.#numbers++;
    return (run) =>
      (run.madeArguments[number] ??= getArgumentValues(field, node, run.variables)) as Record<
        string,
        unknown
      >;
  }

  #value(type: GraphQLOutputType, sets: Sets): Write {
    if (isNonNullType(type)) {
      const write = this.#present(type.ofType, sets);
      if (isLeafType(type.ofType)) return write;
      return (value, run, out) => {
        if (value == null) throw broken();
        write(value, run, out);
      };
    }
    const write = this.#present(type, sets);
    return (value, run, out) => {
      if (value == null) out.text += 'null';
      else write(value, run, out);
    };
  }

  #present(type: GraphQLOutputType, sets: Sets): Write {
    if (isLeafType(type)) return leafWriter(type);
    if (isListType(type)) return this.#list(this.#value(type.ofType, sets));
    return isObjectType(type) ? this.object(type, sets) : this.#abstract(type as GraphQLAbstractType, sets);
  }

  #list(write: Write): Write {
    return (value, run, out) => {
      if (!Array.isArray(value)) throw broken();
      out.text += '[';
      for (let at = 0; at < value.length; at++) {
        if (at > 0) out.text += ',';
        const item: unknown = value[at];
        if (isPromise(item)) run.await(item, out, write);
        else write(item, run, out);
      }
      out.text += ']';
    };
  }

  /** All sources of abstract types here name their type in `__typename`. */
  #abstract(type: GraphQLAbstractType, sets: Sets): Write {
    const writers = new Map<string, Write>();
    for (const possible of this.#source.schema.getPossibleTypes(type)) {
      writers.set(possible.name, this.object(possible, sets));
    }
    return (value, run, out) => {
      if (value instanceof Error) throw value;
      const write = writers.get((value as { __typename: string }).__typename);
      if (write === undefined) throw broken();
      write(value, run, out);
    };
  }
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';

function hasVariable(node: FieldNode): boolean {
  let found = false;
  for (const argument of node.arguments ?? []) {
    visit(argument, {
      [Kind.VARIABLE]() {
        found = true;
      },
    });
  }
  return found;
}

/** The info that resolvers get. It has no path, which differs from row to row and is not used here. */
const infoOf = (
  { schema, fragments }: PlanSource,
  parentType: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  fieldNodes: FieldNodes,
) =>
  ({
    fieldName: field.name,
    fieldNodes,
    returnType: field.type,
    parentType,
    schema,
    fragments,
  }) as unknown as GraphQLResolveInfo;
