import {
  getOperationAST,
  type GraphQLError,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { OperationLimits } from '../config.ts';
import type { OwnContext } from '../context.ts';
import { leastCost, type SchemaRows, tooExpensive } from './cost.ts';
import { shapeFaults, repetitionFault, credentialsFault, textFault } from './documentFaults.ts';
import { schemaRows } from './schemaRows.ts';

const maxValidationErrors = 20;

/**
 * Refuses operations beyond the limits before anything is called, and those whose lists turn out too long when that is
 * known. Checks run in the order of what they need: text, document, validation, rows.
 */
export function limitOperations(
  limits: OperationLimits,
  { production, introspection }: { production: boolean; introspection: boolean },
): Plugin {
  let rows: SchemaRows = {};
  /** Faults of texts that were not even parsed: always a 400, as for a malformed request. */
  const unread = new WeakSet<GraphQLError>();

  function costFault(args: Checked): GraphQLError | undefined {
    const operation: OperationDefinitionNode | null | undefined = getOperationAST(
      args.document,
      args.operationName,
    );
    if (operation == null) return undefined;
    const cost = leastCost(args.document, operation, rows);
    (args.contextValue as unknown as OwnContext).cost = cost;
    return cost > limits.cost ? tooExpensive(cost, limits.cost) : undefined;
  }

  return {
    onSchemaChange({ schema }) {
      rows = schemaRows(schema);
    },
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        const fault = textFault(typeof source === 'string' ? source : source.body, limits.tokens);
        if (fault !== undefined) {
          unread.add(fault);
          throw fault;
        }
        return parse(source, options);
      });
    },
    onValidate({ setValidationFn }) {
      // Suggestions would reveal the schema to whoever guesses names; introspection, where on, shows it anyway.
      setValidationFn(
        (
          schema: Parameters<typeof validate>[0],
          document: Parameters<typeof validate>[1],
          rules: Parameters<typeof validate>[2],
        ) => {
          const fault = repetitionFault(document) ?? credentialsFault(document, limits.credentials);
          if (fault !== undefined) return [fault];
          const faults = shapeFaults(document, limits.depth, limits.aliases);
          if (faults.length > 0) return faults;
          const all = introspection ? rules : [...(rules ?? specifiedRules), NoSchemaIntrospectionCustomRule];
          return validate(schema, document, all, {
            maxErrors: maxValidationErrors,
            hideSuggestions: production,
          });
        },
      );
    },
    onResultProcess({ result }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      if (result.errors?.some((error) => unread.has(error)))
        result.extensions = { ...result.extensions, http: { status: 400 } };
    },
    onExecute({ args, setResultAndStopExecution }) {
      const fault = costFault(args);
      if (fault !== undefined) {
        setResultAndStopExecution({ errors: [fault] });
        return;
      }
      return {
        // Every page beyond the limit has failed: report that once, and no partial data.
        onExecuteDone({ setResult }) {
          const { cost = 0 } = args.contextValue as unknown as OwnContext;
          if (cost > limits.cost) setResult({ data: null, errors: [tooExpensive(cost, limits.cost)] });
        },
      };
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const fault = costFault(args);
      if (fault !== undefined) {
        setResultAndStopExecution({ errors: [fault] });
        return;
      }
      const context = args.contextValue as unknown as OwnContext;
      const { cost = 0 } = context;
      return {
        // All events share this context, and each may cost what an operation may.
        onSubscribeResult: () => ({ onNext: () => void (context.cost = cost) }),
      };
    },
  };
}

type Checked = Parameters<NonNullable<Plugin['onExecute']>>[0]['args'];
