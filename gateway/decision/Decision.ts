import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import type { AnsweredComparison, RecordedItem as Item } from '#domain/decision/decisionRecord.ts';
import { costPairSentence, type RecordedCost as Kept } from '#domain/decision/recordedCosts.ts';
import { recordedSentence } from '#domain/decision/recordedAnswers.ts';
import type { OwnPrice } from '#domain/prices/cost.ts';
import { priceLabel } from '#domain/prices/priceText.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import type { ResolversOf, Settled } from '../resolverTypes.ts';
import { namedDetails } from '../comparison/likeForLike.ts';
import { supplierGroupLabel } from '../comparison/supplierGroupLabel.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { unitNode } from '../unit/unitSource.ts';
import { userNode } from '../user/userSource.ts';
import type { GatewayContext } from '../context.ts';
import { emptyIfUnsupported } from '../rest/restErrors.ts';
import { readDecisionNotices } from './decisionApi.ts';
import { decisionNode } from './decisionSource.ts';

type Kind = Parameters<typeof supplierGroupLabel>[0];

const messagesFor = ({ rest }: GatewayContext) => messagesIn(resolveLanguage(rest.caller.language));

export const Decision: ResolversOf<'Decision'> = {
  id: ({ row }) => toGlobalId('Decision', row.projectId, row.id),
  projectDatabaseId: ({ row }) => row.projectId,
  unit: ({ row }, _, context) => unitNode(context, row),
  comparison: ({ row }) => row.comparison as Settled<ResolversTypes['RecordedComparison']>,
  author: ({ row }, _, context) => (row.authorId == null ? null : userNode(context, row.authorId)),
  supersededBy: ({ row: { projectId, supersededBy } }, _, context) =>
    supersededBy == null ? null : decisionNode(context, { projectId, id: supersededBy }),
  // Decisions of a tower are numbered without gaps, so the next number is known without reading.
  supersededByNumber: ({ row }) => (row.supersededBy == null ? null : row.number + 1),
  today: ({ row }) => row.today,
  todayBecause: ({ row }) => row.todayBecause,
};

const answerIn =
  (of: Indicator) =>
  (comparison: Settled<ResolversTypes['RecordedComparison']>, _: unknown, context: GatewayContext) => {
    const record = comparison as unknown as AnsweredComparison;
    return {
      ...record[`${of}Answer`],
      sentence: () => {
        const sentence = recordedSentence(record, of);
        return sentence && statementText(sentence, messagesFor(context));
      },
    };
  };

export const RecordedComparison: ResolversOf<'RecordedComparison'> = {
  co2Answer: answerIn('co2'),
  energyAnswer: answerIn('energy'),
  checks: (comparison) =>
    (comparison as unknown as AnsweredComparison).checks.map((check) => ({
      ...check,
      details: namedDetails(check),
    })),
  chosenCosts: (comparison, _, context) => {
    const { items, chosen, chosenCosts = [] } = comparison as unknown as AnsweredComparison;
    return chosenCosts.map((cost) => {
      const names = { item: items[chosen]?.name ?? '', reference: items[cost.reference]?.name ?? '' };
      return { ...cost, sentence: statementText(costPairSentence(names, cost), messagesFor(context)) };
    });
  },
};

/** Names of prices in the reader's language. */
const labelsOf = (context: GatewayContext) => (key: string) => priceLabel(key, messagesFor(context));

export const RecordedCost: ResolversOf<'RecordedCost'> = {
  missing: (cost, _, context) => {
    const { missingPrices, missingAmounts } = cost as unknown as Kept;
    return [...new Set([...missingPrices, ...missingAmounts])].map(labelsOf(context));
  },
};

export const RecordedQuotation: ResolversOf<'RecordedQuotation'> = {
  label: (quotation, _, context) => labelsOf(context)((quotation as unknown as OwnPrice).key),
};

export const RecordedItem: ResolversOf<'RecordedItem'> = {
  // As recorded; absent in records from before it was kept.
  slabSystems: (item) => (item as unknown as Pick<Item, 'slabSystems'>).slabSystems ?? [],
};

export const RecordedKind: ResolversOf<'RecordedKind'> = {
  label: (kind, _, context) => supplierGroupLabel(kind as Kind, context),
};

/** The viewer's unread notices; none on a service that records no decisions. */
export const viewerDecisionNotices = async (_: unknown, __: unknown, { rest }: GatewayContext) => {
  const rows = await readDecisionNotices(rest).catch(emptyIfUnsupported);
  return rows.map(({ decisionId, projectId, ...row }) => ({
    ...row,
    decisionId: toGlobalId('Decision', projectId, decisionId),
    projectDatabaseId: projectId,
  }));
};
