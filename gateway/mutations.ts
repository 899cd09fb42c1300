import type { MutationResolvers } from './__generated__/resolverTypes.ts';
import type { GatewayContext } from './context.ts';
import { answer, type ToInputPath } from './errors/userErrors.ts';

type Resolve<Name extends keyof MutationResolvers> = Extract<
  NonNullable<MutationResolvers[Name]>,
  (...given: never[]) => unknown
>;

type Input<Name extends keyof MutationResolvers> = Parameters<Resolve<Name>>[1] extends { input: infer Given }
  ? Given
  : undefined;

/** The payload of a mutation without `errors`; a refusal leaves it out. */
type Payload<Name extends keyof MutationResolvers> = Omit<Awaited<ReturnType<Resolve<Name>>>, 'errors'>;

/** Translates ids, calls the service and gives the payload. */
type Act<Name extends keyof MutationResolvers> = (
  input: Input<Name>,
  context: GatewayContext,
) => Promise<Payload<Name>>;

/** The same, where faults of the service's 422 belong elsewhere in the input than their fields say. */
type PlacedAct<Name extends keyof MutationResolvers> = {
  act: Act<Name>;
  pathOf: (input: Input<Name>) => ToInputPath;
};

/**
 * The mutations of one thing, each as a function of its input. Refusals, by the gateway before anything is called or by
 * the service, become `errors` of the payload.
 */
export const mutations = <Name extends keyof MutationResolvers>(acts: {
  [Each in Name]: Act<Each> | PlacedAct<Each>;
}) =>
  Object.fromEntries(
    Object.entries<Act<Name> | PlacedAct<Name>>(acts).map(([name, given]) => {
      const { act, pathOf } = typeof given === 'function' ? { act: given, pathOf: undefined } : given;
      const resolve = (_: unknown, args: { input: Input<Name> }, context: GatewayContext) =>
        answer(() => act(args.input, context), pathOf?.(args.input));
      return [name, resolve];
    }),
  ) as unknown as Pick<MutationResolvers, Name>;
