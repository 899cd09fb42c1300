import { getOperationAST, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { OperationLimits } from '../config.ts';
import type { OwnContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { operationCost } from './cost.ts';
import { limitShape } from './shape.ts';

const mostValidationErrors = 20;

/** Refuses operations beyond the limits before anything is called, and notes the cost for the answer's extensions. */
export function limitOperations(limits: OperationLimits, production: boolean): Plugin {
  const shape = limitShape(limits.depth, limits.aliases);
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(shape);
      // Suggestions would spell the schema out to whoever guesses; introspection, where on, says it anyway.
      setValidationFn(
        (
          schema: Parameters<typeof validate>[0],
          document: Parameters<typeof validate>[1],
          rules: Parameters<typeof validate>[2],
        ) =>
          validate(schema, document, rules, { maxErrors: mostValidationErrors, hideSuggestions: production }),
      );
    },
    onExecute({ args, setResultAndStopExecution }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation == null) return;
      const cost = operationCost(args.document, operation, args.variableValues ?? {});
      const context = args.contextValue as unknown as OwnContext;
      context.cost = cost;
      if (cost > limits.cost) {
        const error = refusal(
          'OPERATION_TOO_EXPENSIVE',
          `The operation costs ${cost}; ${limits.cost} are allowed. Ask for fewer rows or fewer nested lists.`,
          { cost, limit: limits.cost },
        );
        setResultAndStopExecution({ errors: [error] });
      }
    },
  };
}
