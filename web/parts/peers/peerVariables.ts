import { projectPhases } from '#domain/project/phases.ts';
import { stateCodes } from '#domain/project/states.ts';
import { storeyClasses } from '#domain/tower/storeys.ts';
import { technologies } from '#domain/structures/technology/technology.ts';

type Variables = {
  technology: Uppercase<(typeof technologies)[number]> | null;
  storeys: Uppercase<(typeof storeyClasses)[number]> | null;
  state: string | null;
  phase: Uppercase<(typeof projectPhases)[number]> | null;
  withFoundation: boolean;
};

/** Search parameters that narrow the known ones. */
export const peerParams = ['technology', 'storeys', 'state', 'phase', 'foundation'];

const graphqlName = <Name extends string>(name: Name | undefined) =>
  name === undefined ? null : (name.toUpperCase() as Uppercase<Name>);

/** The filters of the address as variables of the query; unknown values are ignored. */
export function peerVariables(search: URLSearchParams): Variables {
  const known = <Name extends string>(names: readonly Name[], parameter: string) =>
    names.find((name) => name === search.get(parameter));
  return {
    technology: graphqlName(known(technologies, 'technology')),
    storeys: graphqlName(known(storeyClasses, 'storeys')),
    state: known(stateCodes, 'state') ?? null,
    phase: graphqlName(known(projectPhases, 'phase')),
    // Floors have no foundation of their own.
    withFoundation: search.get('foundation') === 'yes' && search.get('of') !== 'floors',
  };
}
