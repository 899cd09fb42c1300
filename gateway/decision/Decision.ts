import type { Indicator } from '#domain/comparison/lines.ts';
import { saidText } from '#domain/comparison/said.ts';
import { todayOf } from '#domain/declaration.ts';
import type { AnsweredComparison } from '#domain/decision/decisionRecord.ts';
import { recordedSentence } from '#domain/decision/recordedAnswers.ts';
import { standingToday } from '#domain/decision/standingToday.ts';
import { messagesIn } from '#domain/messageText.ts';
import { resolveLanguage } from '#domain/messages.ts';
import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import type { ResolversOf, Settled } from '../resolverTypes.ts';
import { standingLabel } from '../comparison/standingLabel.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { unitNode } from '../unit/unitSource.ts';
import { userNode } from '../user/userSource.ts';
import type { GatewayContext } from '../context.ts';
import { readDeclarations } from '../declaration/declarationApi.ts';
import { decisionNode, type DecisionSource } from './decisionSource.ts';

type Kind = Parameters<typeof standingLabel>[0];

const messagesFor = ({ rest }: GatewayContext) => messagesIn(resolveLanguage(rest.caller.language));

/** How a decision stands today: one read of the project's declarations, however many decisions ask. */
async function standing({ projectId, row }: DecisionSource, { rest }: GatewayContext) {
  const declarations = await readDeclarations(rest, projectId);
  return standingToday(row.comparison as unknown as AnsweredComparison, {
    declarations,
    day: todayOf(new Date()),
  });
}

export const Decision: ResolversOf<'Decision'> = {
  id: ({ projectId, row }) => toGlobalId('Decision', projectId, row.id),
  unit: ({ projectId, row }, _, context) => unitNode(context, { projectId, unitId: row.unitId }),
  comparison: ({ row }) => row.comparison as Settled<ResolversTypes['RecordedComparison']>,
  author: ({ row }, _, context) => (row.authorId == null ? null : userNode(context, row.authorId)),
  supersededBy: ({ projectId, row }, _, context) =>
    row.supersededBy == null ? null : decisionNode(context, { projectId, id: row.supersededBy }),
  today: async (decision, _, context) => (await standing(decision, context)).standing,
  todayBecause: async (decision, _, context) => {
    const messages = messagesFor(context);
    return (await standing(decision, context)).because.map((said) => saidText(said, messages));
  },
};

const answerIn =
  (of: Indicator) =>
  (comparison: Settled<ResolversTypes['RecordedComparison']>, _: unknown, context: GatewayContext) => {
    const record = comparison as unknown as AnsweredComparison;
    return {
      ...record[`${of}Answer`],
      sentence: () => {
        const said = recordedSentence(record, of);
        return said && saidText(said, messagesFor(context));
      },
    };
  };

export const RecordedComparison: ResolversOf<'RecordedComparison'> = {
  co2Answer: answerIn('co2'),
  energyAnswer: answerIn('energy'),
};

export const RecordedKind: ResolversOf<'RecordedKind'> = {
  label: (kind, _, context) => standingLabel(kind as Kind, context),
};
