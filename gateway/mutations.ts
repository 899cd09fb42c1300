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

/** What a mutation gives beside the `errors`, which a refusal leaves out. */
type Payload<Name extends keyof MutationResolvers> = Omit<Awaited<ReturnType<Resolve<Name>>>, 'errors'>;

/** Translates ids, calls the service and gives what its payload holds. */
type Act<Name extends keyof MutationResolvers> = (
  input: Input<Name>,
  context: GatewayContext,
) => Promise<Payload<Name>>;

/** The same, where faults of the service's 422 lie elsewhere in the input than their fields say. */
type PlacedAct<Name extends keyof MutationResolvers> = {
  act: Act<Name>;
  pathOf: (input: Input<Name>) => ToInputPath;
};

/**
 * The mutations of a thing, each by what it does with its input. What is refused in it, by the gateway before anything
 * is called or by the service, becomes `errors` of the payload.
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
