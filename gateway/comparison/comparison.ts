import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { hasStructure } from '#domain/comparison/differences/pair.ts';
import { supplierGroupsOf } from '#domain/comparison/sides/supplierGroups.ts';
import type { GatewayContext } from '../context.ts';
import { declarationsInForce, nothingDeclared, declarationsFor } from '../declaration/declarationsInForce.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { fromGlobalId } from '../relay/globalId.ts';
import { notSupported } from '../rest/restErrors.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { answerFigures, answerSource, suspensionOf } from './answerSource.ts';
import { chosenOptions, moduleVersions } from './chosen.ts';
import type { ComparedItem } from './comparedItem.ts';
import { differenceSource } from './differenceSource.ts';
import { expectedPrecision } from './expectedPrecision.ts';
import { checksOf } from './likeForLike.ts';
import { type ComparedParts, optionSide, type Side, versionSide } from './sides.ts';
import { supplierGroupLabel } from './supplierGroupLabel.ts';

const fewest = 2;
const most = 4;

export const comparison: QueryResolvers['comparison'] = async (_, { input }, context) => {
  const { optionIds, versionIds, moduleIds, referenceId = null } = input;
  const given = [optionIds, versionIds, moduleIds].filter((each) => each != null);
  if (given.length !== 1) throw refusedChoice(context, 'comparison.kind');
  const useDeclared = input.useDeclared !== false;
  const countsLosses = input.withLosses === true;
  if (moduleIds != null) {
    const among = await moduleVersions(context, moduleIds, input.chosen ?? []);
    return among.length < fewest
      ? null
      : compared(context, versionSide, among, { referenceId, useDeclared, countsLosses });
  }
  const ids = [...new Set(optionIds ?? versionIds ?? [])];
  if (ids.length < fewest || ids.length > most) {
    throw refusedChoice(context, 'comparison.count', { min: fewest, max: most });
  }
  const read = optionIds == null ? versionSide : optionSide;
  const countsFoundation = input.withFoundation === true && optionIds != null;
  return compared(context, read, ids, {
    referenceId,
    useDeclared,
    countsFoundation,
    countsLosses,
  });
};

/** Options of one unit; null while there are fewer than two. */
export const unitComparison: ResolversOf<'Unit'>['comparison'] = async (unit, asked, context) => {
  const ids = await chosenOptions(context, unit, asked.chosen ?? []);
  if (ids.length < fewest) return null;
  const { useDeclared, withFoundation: countsFoundation, withLosses: countsLosses } = asked;
  return compared(context, optionSide, ids, {
    useDeclared: useDeclared ?? true,
    countsFoundation,
    countsLosses,
  });
};

type Asked = ComparedParts & { referenceId?: string | null; useDeclared: boolean };

async function compared(
  context: GatewayContext,
  read: typeof optionSide,
  ids: readonly string[],
  { referenceId = null, useDeclared, countsFoundation = false, countsLosses = false }: Asked,
) {
  if (countsFoundation && !(await knownProfile(context.rest)).has('foundations'))
    throw notSupported('foundations');
  const projectIds = new Set(ids.flatMap((id) => fromGlobalId(id)?.ids[0] ?? []));
  const declared = useDeclared
    ? declarationsInForce(context, [...projectIds])
    : Promise.resolve(nothingDeclared);
  declared.catch(() => {}); // begun early; its failure shows where it is awaited
  const sides = withOptionNames(
    await Promise.all(ids.map((id) => read(context, id, declared, { countsFoundation, countsLosses }))),
  );
  const referenceSide =
    referenceId === null ? usualReference(sides) : sides.find((side) => side.globalId === referenceId);
  if (referenceSide === undefined) throw refusedChoice(context, 'comparison.reference');
  const figures = answerFigures(sides, () => items);
  const items = sides.map((side, index): ComparedItem => ({
    ...itemOf(side, referenceSide, { useDeclared, countsFoundation, countsLosses }),
    ...figures(index),
    precision: () => expectedPrecision(context, side),
  }));
  const reference = items[sides.indexOf(referenceSide)]!;
  const isSuspended = suspensionOf(items, reference, context);
  return {
    items,
    ...answerSource(items, isSuspended, context),
    differences: items
      .filter((item) => item !== reference)
      .flatMap((item) => differenceSource({ item, reference, isSuspended }, context)),
    likeForLike: () => checksOf(items, reference),
    withLosses: countsLosses,
    declarations: async () =>
      declarationsFor(await declared, new Set(items.flatMap(({ lines }) => lines.map(({ key }) => key)))),
    standings: () =>
      supplierGroupsOf(items.flatMap(({ lines }) => lines)).map((group) => ({
        ...group,
        label: supplierGroupLabel(group, context),
      })),
  };
}

/** Versions of several options are named with these, because modules of options mostly have the same names. */
function withOptionNames(sides: readonly Side[]): readonly Side[] {
  const optionIds = new Set(sides.map(({ option }) => option.optionId));
  if (optionIds.size < 2) return sides;
  return sides.map((side) =>
    side.version === null ? side : { ...side, name: `${side.option.row.name} · ${side.name}` },
  );
}

/** The reference option or valid version, unless it has no structure and another has. */
const usualReference = (sides: readonly Side[]) =>
  sides.find((side) => side.isDefault && hasStructure(side)) ?? sides.find(hasStructure) ?? sides[0];

/**
 * A side in this comparison. Its id differs from that of the option or version, and differs per reference and with or
 * without declared factors, because clients that cache objects by id would mix them up.
 */
const itemOf = (
  side: Side,
  reference: Side,
  { useDeclared, countsFoundation = false, countsLosses = false }: Asked,
) => ({
  ...side,
  side: {
    ...side,
    hasFoundation: side.foundation ?? null,
    isUnfinished: side.isUnfinished === true,
    lines: side.lines.map((line) => ({ ...line, isInferred: line.isInferred === true })),
  },
  id: `${reference.globalId}.${side.globalId}${useDeclared ? '' : '.undeclared'}${countsFoundation ? '.founded' : ''}${countsLosses ? '.bought' : ''}`,
  isReference: side === reference,
});
