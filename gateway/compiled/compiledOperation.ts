import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { OwnContext } from '../context.ts';
import { leastCost } from '../limits/cost.ts';
import { Planner } from './plan.ts';
import { Run, type Write } from './run.ts';
import { fieldsOf, conditionVariables, type VariableValues } from './selection.ts';

/** At most this many plans per operation; each combination of `@skip` and `@include` values needs one. */
const maxPlans = 16;

/**
 * Fields left to the executor: introspection, which reads no data, and look-ups at other services, whose replies are
 * not kept for a second pass.
 */
const notCompiled = ['__schema', '__type', 'postalCode'];

let count = 0;

/** A parsed and validated query, turned into functions that write its answer. */
export class CompiledOperation {
  readonly name: string | undefined;
  /** Unique within the process. */
  readonly number = ++count;
  readonly #schema: GraphQLSchema;
  readonly #operation: OperationDefinitionNode;
  readonly #fragments: Record<string, FragmentDefinitionNode>;
  readonly #conditions: string[];
  readonly #plans = new Map<string, Write | undefined>();
  /** See `leastCost`. */
  readonly leastCost: number;

  private constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema;
    this.#operation = operation;
    this.name = operation.name?.value;
    const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
    this.#conditions = conditionVariables(document);
    this.leastCost = leastCost(document, operation);
  }

  /** @returns undefined for what is left to the executor: mutations, subscriptions, several operations in one text. */
  static of(schema: GraphQLSchema, document: DocumentNode): CompiledOperation | undefined {
    const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
    const [operation] = operations;
    if (operation === undefined || operations.length > 1) return undefined;
    if (operation.operation !== OperationTypeNode.QUERY) return undefined;
    return new CompiledOperation(schema, document, operation);
  }

  /** The text of `data`; undefined when the executor has to answer, because of any error. */
  answer(
    context: OwnContext,
    given: Readonly<Record<string, unknown>>,
  ): Promise<string | undefined> | undefined {
    const { variableValues } = getVariableValues(
      this.#schema,
      this.#operation.variableDefinitions ?? [],
      given,
    );
    if (variableValues === undefined) return undefined;
    const plan = this.#plan(variableValues);
    return plan === undefined ? undefined : new Run(context, variableValues).start(undefined, plan);
  }

  #plan(variables: VariableValues): Write | undefined {
    const key = this.#conditions.map((name) => String(variables.coerced[name])).join();
    if (!this.#plans.has(key) && this.#plans.size < maxPlans) this.#plans.set(key, this.#planFor(variables));
    return this.#plans.get(key);
  }

  #planFor(variables: VariableValues): Write | undefined {
    const source = { schema: this.#schema, fragments: this.#fragments, variables };
    const query = this.#schema.getQueryType()!;
    const sets = [this.#operation.selectionSet];
    const asked = [...fieldsOf(source, query, sets).values()].map(([node]) => node.name.value);
    return asked.some((field) => notCompiled.includes(field))
      ? undefined
      : new Planner(source).object(query, sets);
  }
}
