import { statementText } from '#domain/comparison/wording/statement.ts';
import { likeForLikeRules } from '#domain/comparison/checks/checks.ts';
import type { RecordedDeclaration } from '#domain/decision/decisionRecord.ts';
import { decisionStatus, standingAsRecorded } from '#domain/decision/decisionStatus.ts';
import { recordedSentence } from '#domain/decision/recordedAnswers.ts';
import { checkSentence } from '#domain/decision/recordedCheck.ts';
import {
  type ComparedModule,
  type ComparedTower,
  recordComparison,
} from '#domain/decision/recordComparison.ts';
import type { ComparedFoundation } from '#domain/decision/recordedQuantities.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { insideName } from '#domain/wireNames.ts';
import { expect, test } from 'vitest';
import { foundationSamples } from '../../support/towers/foundations.ts';
import { randomStructure, seeded } from '../../support/towers/randomStructures.ts';
import { linesOf } from '../../support/writtenLines.ts';

/**
 * Towers drawn by a seed, with gaps, floors covered twice, unfinished sheets, foundations, declarations, quotations and
 * overrides, what is recorded of them, and how the decision stands half a year later. Properties elsewhere hold for any
 * tower; this sees a figure that takes another's place.
 */
const day = '2026-11-23';
const later = '2027-05-23';
const versionOf = (name: string) => ({
  versionId: `of ${name}`,
  versionNumber: 2,
  versionName: 'V2',
  factorSet: 'sidac-2026-04b',
});

/** With the names of the rules. */
const inside = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inside)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [insideName(name), inside(each)]))
      : value;

function drawnTower(seed: number): { tower: ComparedTower; declarationsLater: RecordedDeclaration[] } {
  const random = seeded(seed);
  const happens = (share: number) => random() < share;
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const floors = Array.from({ length: 3 + Math.floor(random() * 4) }, (_, index) => ({
    id: `${index}`,
    index,
    group: index === 0 ? 'Térreo' : 'Tipo',
    category: index === 0 ? ('ground_floor' as const) : ('standard_floor' as const),
    area: 300 + Math.round(random() * 300),
    height: 3,
  }));
  const moduleOn = (name: string, floorIds: string[]): ComparedModule => {
    const { type: drawn, data: sent } = randomStructure(random);
    const type = drawn as Technology;
    const data = inside(sent) as StructureData;
    const amounts = { ...data, formColumns: 120, formBeams: 100, formSlabs: 400, formWalls: 900 };
    return {
      moduleId: `module ${name}`,
      name,
      technology: type,
      ...versionOf(name),
      slabSystem: happens(0.6) ? oneOf(slabSystems) : null,
      slabSpan: happens(0.6) ? 4 + Math.round(random() * 5) : null,
      isOutdated: happens(0.1),
      floorIds,
      quantities: {
        ...scaleQuantities(structureQuantities(type, data), floorIds.length),
        priceAmounts: priceAmounts(type, amounts, floorIds.length),
      },
    };
  };
  const foundationOf = (): ComparedFoundation => {
    const type = oneOf(foundationTypes);
    const data = foundationSamples[type]();
    return {
      type,
      ...versionOf(type),
      quantities: { ...foundationQuantities(type, data), priceAmounts: priceAmounts(type, data, 1) },
    };
  };
  const options = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, at) => {
    const name = `Opção ${at + 1}`;
    const ids = floors.map(({ id }) => id);
    const lower = ids.slice(happens(0.15) ? 1 : 0, -1);
    const upper = ids.slice(happens(0.15) ? -2 : -1);
    const isUnfinished = at > 1 && happens(0.3);
    return {
      optionId: `option ${at + 1}`,
      name,
      isUnfinished,
      modules: isUnfinished ? [] : [moduleOn(`${name} tipo`, lower), moduleOn(`${name} topo`, upper)],
      foundation: happens(0.7) ? foundationOf() : null,
      precision: oneOf([0.05, 0.1, 0.15, 0.3]),
    };
  });
  const keys = options.flatMap(({ modules, foundation }) =>
    [...modules, ...(foundation === null ? [] : [foundation])].flatMap(({ quantities }) => quantities),
  );
  const priced = [...new Set(keys.flatMap(({ priceAmounts: all = [] }) => all.map(({ key }) => key)))];
  const declared = (): RecordedDeclaration[] =>
    ['concrete:30', 'concrete:40', 'steel:50', 'block:inteiro (14x19x39):8'].flatMap((material) => {
      if (!happens(0.5)) return [];
      const co2 = material.startsWith('concrete') ? 180 + Math.round(random() * 200) : 0.5;
      return [
        {
          material,
          label: material,
          unit: 'm3',
          supplier: oneOf(['Sul', 'Norte']),
          document: 'EPD 1',
          validUntil: oneOf([null, day, '2026-11-22', '2027-01-31']),
          co2: { min: co2, max: co2 * 1.1 },
          energy: happens(0.5) ? { min: co2 * 9, max: co2 * 10 } : null,
        },
      ];
    });
  const override = { note: 'Vem depois.', userName: 'Ana Souza', createdAt: '2026-11-20T12:00:00Z' };
  // Where all are accepted the comparison has an answer.
  const accepted = likeForLikeRules.filter(() => seed % 2 === 0 || happens(0.5));
  const declarations = declared();
  return {
    tower: {
      floors,
      options,
      reference: Math.floor(random() * 2),
      chosen: Math.floor(random() * 2),
      countsFoundation: happens(0.5),
      dwellings: happens(0.5) ? 24 : null,
      declarations,
      prices: priced
        .filter(() => happens(0.3))
        .map((key) => ({ key, min: 20, max: 25, source: 'Proposta 7', date: day })),
      overrides: new Map(accepted.map((rule) => [rule, override])),
      today: day,
    },
    declarationsLater: happens(0.5) ? declarations : declared(),
  };
}

test('decisions on drawn towers are recorded as written', async () => {
  const messages = messagesIn('pt-BR');
  const text = (statement: Parameters<typeof statementText>[0] | null) =>
    statement === null ? 'nothing' : statementText(statement, messages);
  const lines: string[] = [];
  for (let seed = 1; seed <= 8; seed += 1) {
    const { tower, declarationsLater } = drawnTower(seed);
    const record = recordComparison(tower);
    const then = standingAsRecorded(record);
    const status = decisionStatus(record, {
      declarations: declarationsLater,
      prices: tower.prices.slice(1),
      day: later,
    });
    lines.push(
      `## tower ${seed}`,
      ...linesOf(record, new Map()),
      `says: ${text(recordedSentence(record, 'co2'))}`,
      `says: ${text(recordedSentence(record, 'energy'))}`,
      ...record.checks
        .filter(({ passed }) => !passed)
        .map((check) => `check: ${text(checkSentence(check, record))}`),
      `stood: ${then}, stands: ${status.standing}`,
      ...status.because.map((each) => `because: ${text(each)}`),
      ...status.against.map(
        ({ reference, standing, because }) =>
          `against ${reference}: ${standing} ${because.map(text).join(' ')}`,
      ),
      '',
    );
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('written/drawnDecisions.txt');
});
