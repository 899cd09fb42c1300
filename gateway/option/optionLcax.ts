import { factorSetById } from '#domain/factors/factorSets.ts';
import { type LcaxEnd, type LcaxPart, lcaxProject, type LcaxTower } from '#domain/project/lcaxProject.ts';
import { withoutRoundingError } from '#domain/numbers.ts';
import type { GatewayContext } from '../context.ts';
import { declarationsInForce, declaredTotals, nothingDeclared } from '../declaration/declarationsInForce.ts';
import { foundationOf } from '../foundation/foundationSource.ts';
import { foundationTotals } from '../foundation/foundationTotals.ts';
import { readModuleName } from '../module/moduleSource.ts';
import { allModulesOf, optionHasStructure, type OptionSource } from './optionSource.ts';
import { readProject } from '../project/projectApi.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { notSupported } from '../rest/restErrors.ts';
import { totalsWithLosses } from '../totals/sumTotals.ts';
import { moduleTotals } from '../totals/moduleTotals.ts';
import { optionCoverage } from '../totals/optionCoverage.ts';
import { summaryOf } from '../unit/tower.ts';
import { readUnit } from '../unit/unitApi.ts';

type Arguments = {
  readonly useDeclared?: boolean | null | undefined;
  readonly withLosses?: boolean | null | undefined;
};

/** The option as two LCAx files, one for each end of its ranges; null while it has no module on any floor. */
export async function optionLcax(
  option: OptionSource,
  { useDeclared, withLosses }: Arguments,
  context: GatewayContext,
): Promise<{ min: string; max: string } | null> {
  if (!optionHasStructure(option)) return null;
  const { projectId } = option;
  const foundation = context.rest.profile.has('foundations') ? foundationOf(option) : null;
  const [project, unit, coverage, inForce, ...counted] = await Promise.all([
    readProject(context.rest, projectId),
    readUnit(context.rest, option),
    optionCoverage(context, option),
    useDeclared === false ? nothingDeclared : declarationsInForce(context, [projectId]),
    ...allModulesOf(option).map(async (module) => ({
      id: toGlobalId('Module', projectId, option.unitId, option.optionId, module.moduleId),
      name: await readModuleName(context, module),
      kind: module.row.type,
      place: module.row.type,
      totals: await moduleTotals(context, module),
    })),
    ...(foundation === null
      ? []
      : [
          foundationTotals(context, foundation).then((totals) => ({
            id: toGlobalId('Foundation', projectId, option.unitId, option.optionId, foundation.moduleId),
            name: foundation.row.type,
            kind: foundation.row.type,
            place: 'foundation' as const,
            totals,
          })),
        ]),
  ]);
  const parts = counted.map(
    ({ id, name, kind, place, totals: designed }): LcaxPart & { set: string | null } => {
      const totals = withLosses === true ? totalsWithLosses(place, designed) : designed;
      const { elements, materials, factorSet } = declaredTotals(totals, inForce);
      if (elements == null && materials == null) throw notSupported('materials of a module');
      return {
        id,
        name,
        kind,
        isFoundation: place === 'foundation',
        elements: elements ?? [{ element: '', materials: materials ?? [] }],
        set: factorSet ?? null,
      };
    },
  );
  const sets = new Set(parts.flatMap(({ set }) => set ?? []));
  const { totalFloors, basementFloors, totalArea } = summaryOf(unit);
  const tower: LcaxTower = {
    id: toGlobalId('Option', projectId, option.unitId, option.optionId),
    name: [project.name, unit.name, option.row.name].join(' · '),
    place: { isBrazil: project.state != null, city: project.city ?? null },
    phase: project.phase,
    area: totalArea,
    floors: { above: totalFloors - basementFloors, below: basementFloors },
    uncoveredFloors: coverage.uncoveredFloors.length,
    factorSets: [...sets].flatMap((id) => factorSetById(id) ?? []),
    suppliers: new Map(inForce.declarations.map((each) => [each.material, each])),
    withLosses: withLosses === true,
    parts,
  };
  const plain = (_: string, value: unknown) =>
    typeof value === 'number' ? withoutRoundingError(value) : value;
  const written = (end: LcaxEnd) => JSON.stringify(lcaxProject(tower, end), plain, 2);
  return { min: written('min'), max: written('max') };
}
