import { projectPhases } from '#domain/phases.ts';
import { technologies } from '#domain/technology.ts';
import type { ProjectTablesPageQuery$variables } from '#relay/ProjectTablesPageQuery.graphql.ts';

type Variables = Omit<ProjectTablesPageQuery$variables, 'projectId'>;

/** Search parameters the benchmark depends on. */
export const benchmarkParams = ['of', 'technology', 'phase'];

/** What is ranked against its like, as `of` in the address names it. */
export const benchmarkScopes = ['projects', 'units', 'floors'] as const;
export type BenchmarkScopeName = (typeof benchmarkScopes)[number];

/** Whole projects where the address asks for nothing that exists. */
export function benchmarkScopeOf(value: string | null): BenchmarkScopeName {
  return benchmarkScopes.find((scope) => scope === value) ?? 'projects';
}

const graphqlName = <Name extends string>(name: Name | undefined) =>
  name === undefined ? null : (name.toUpperCase() as Uppercase<Name>);

/** What the address asks the benchmark for; what it does not know is passed over. */
export function benchmarkVariables(search: URLSearchParams): Variables {
  const known = <Name extends string>(names: readonly Name[], parameter: string) =>
    graphqlName(names.find((name) => name === search.get(parameter)));
  return {
    of: benchmarkScopeOf(search.get('of')).toUpperCase() as Variables['of'],
    technology: known(technologies, 'technology'),
    phase: known(projectPhases, 'phase'),
  };
}
