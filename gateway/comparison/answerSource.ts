import {
  answerOf,
  bestCase,
  pairMatrix,
  worstExcess,
  type AnswerFigure,
} from '#domain/comparison/answer/answer.ts';
import { isClear } from '#domain/comparison/answer/precision.ts';
import { isLikeForLike, likeForLike } from '#domain/comparison/checks/checks.ts';
import { documentsToAsk } from '#domain/comparison/answer/documents.ts';
import { letterText } from '#domain/comparison/wording/letter.ts';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { answerSentence } from '#domain/comparison/wording/sentence.ts';
import { settledBy } from '#domain/comparison/answer/settledBy.ts';
import { supplierGroupsOf } from '#domain/comparison/sides/supplierGroups.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import { costSentence, dominating } from '#domain/prices/costAnswer.ts';
import type { GatewayContext } from '../context.ts';
import { once } from '../once.ts';
import { isOverridden } from '../override/overrideSource.ts';
import { costMatrixOf } from '../price/costDifference.ts';
import { badReply } from '../rest/restErrors.ts';
import type { AnswerFigureSource, ComparedItem } from './comparedItem.ts';
import { expectedPrecision } from './expectedPrecision.ts';
import type { Side } from './sides.ts';
import { supplierGroupLabel } from './supplierGroupLabel.ts';

type Of = { of: Indicator };

/** Worst excess and best case of each side, by index; `items` are the sides in the shape of the graph. */
export function answerFigures(sides: readonly Side[], items: () => readonly ComparedItem[]) {
  const matrix = once(() => pairMatrix(sides));
  const figure = (found: AnswerFigure | null): AnswerFigureSource | null => {
    if (found === null) return null;
    const { total, perSquareMeter, against } = found;
    if (perSquareMeter === null) throw badReply('A tower with a structure has no area');
    return { total, perSquareMeter, against: () => items()[against] ?? null };
  };
  return (index: number) => ({
    worstExcess: ({ of }: Of) => figure(worstExcess(matrix(), index, of)),
    bestCase: ({ of }: Of) => figure(bestCase(matrix(), index, of)),
  });
}

/** Whether a blocking check fails that nobody overrode, so that no winner is named. */
export const suspensionOf = (
  items: readonly ComparedItem[],
  reference: ComparedItem,
  context: GatewayContext,
) =>
  once(async () => {
    const checks = likeForLike(items, reference);
    return !isLikeForLike(checks) && !(await isOverridden(context, items, checks));
  });

/** The answer over all items of a comparison; each part is computed only when asked for. */
export function answerSource(
  items: readonly ComparedItem[],
  isSuspended: () => Promise<boolean>,
  context: GatewayContext,
) {
  const matrix = once(() => pairMatrix(items));
  const costs = once(() => costMatrixOf(items, context));
  const messages = messagesIn(resolveLanguage(context.rest.caller.language));
  const documents = ({ of }: Of) => documentsToAsk(items, matrix(), of);
  return {
    answer: ({ of }: Of) => {
      const answer = answerOf(matrix(), of);
      return {
        ...answer,
        best: answer.best.flatMap((index) => items[index] ?? []),
        isSuspended,
        isClear: async () =>
          !(await isSuspended()) &&
          isClear(answer.margin, await Promise.all(items.map((side) => expectedPrecision(context, side)))),
        sentence: async ({ withCost }: { withCost: boolean }) => {
          const named = await Promise.all(
            items.map(async (side) => ({ ...side, precision: await expectedPrecision(context, side) })),
          );
          const stated = { ...answer, isSuspended: await isSuspended() };
          const names = items.map(({ name }) => name);
          const cost = withCost
            ? costSentence(names, matrix(), await costs(), of === 'co2' ? answer.best : [])
            : null;
          const sentence = answerSentence(named, matrix(), stated, of, cost);
          return sentence && statementText(sentence, messages);
        },
      };
    },
    documents: (asked: Of) =>
      documents(asked).map((document) => ({
        ...document,
        label: supplierGroupLabel({ kind: document.kind, label: document.kindLabel }, context),
        materialLabel: document.label,
        letter: letterText(document, asked.of, messages),
      })),
    settledBy: (asked: Of) => {
      const all = supplierGroupsOf(items.flatMap(({ lines }) => lines));
      const first = documents(asked).map(({ standing }) => standing);
      const order = [...first, ...all.map(({ id }) => id).filter((id) => !first.includes(id))];
      const set = settledBy(order, matrix(), asked.of);
      const kinds = set?.flatMap((id) => all.find((standing) => standing.id === id)?.kind ?? []);
      return kinds === undefined ? null : [...new Set(kinds)];
    },
    dominated: async () => {
      const known = await costs();
      return items.flatMap((item, index) => {
        const by = dominating(matrix(), known, index).flatMap((other) => items[other] ?? []);
        return by.length === 0 ? [] : [{ item, by }];
      });
    },
  };
}
