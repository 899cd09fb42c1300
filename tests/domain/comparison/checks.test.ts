import {
  acrossScopes,
  isLikeForLike,
  likeForLike,
  type LikeForLikeRule,
} from '#domain/comparison/checks/checks.ts';
import { type ComparisonSide, comparisonSide, withFoundation } from '#domain/comparison/sides/side.ts';
import { expect, test } from 'vitest';
import { floors, moduleOf, sideOf } from './support.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import { frameOf } from '../arbitraries.ts';
import { elementMaterials } from '#domain/materials/materials.ts';
import { scaleLines } from '#domain/range.ts';
import { otherElements } from '#domain/structures/otherMaterials.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { assumedText } from '#domain/decision/recordedCheck.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import type { Language } from '#domain/texts/messages.ts';

/** 100 m² of a material outside the factor set. */
function outsideSet(purpose: 'infill' | 'foundation', name: string) {
  const source = 'EPD 7';
  const row = { name, purpose, amount: 100, unit: 'm2', source } as const;
  const others = [{ ...row, co2: { min: 10, max: 20 }, energy: { min: 100, max: 150 } }];
  const nothing = { volumes: [], steel: [], grout: [], mortar: [], blocks: [] };
  const element = otherElements[purpose];
  return { element, materials: elementMaterials({ ...nothing, element, others }, currentFactorSet) };
}

/** 100 m² of walls in a frame. */
const infill = (name: string) => outsideSet('infill', name);

/** Modules of the cases are heavy, and stand on floors of 400 and 500 m². */
const observations = ['USUAL_INDICES', 'ONE_AREA_PER_MODULE'];
const failing = (a: ComparisonSide, b: ComparisonSide) =>
  likeForLike([a, b], b).filter(({ passed, rule }) => !passed && !observations.includes(rule));
const rulesOf = (a: ComparisonSide, b: ComparisonSide) => failing(a, b).map(({ rule }) => rule);

const rebar = { volumes: [{ fck: 30, volume: 30 }], steel: [{ ca: 50, mass: 3000 }] };
const stressed = { ...rebar, steel: [...rebar.steel, { ca: 190, mass: 1200 }] };

/** The module's elements, one of them of concrete alone. */
const withoutSteel = (unreinforced: string) =>
  moduleOf().elements.map(({ element, materials }) => ({
    element,
    materials: materials.filter(({ key }) => element !== unreinforced || !key.startsWith('steel:')),
  }));

/** The module's elements so many times: 90 m³ stand on 900 m². */
const times = (n: number) =>
  moduleOf().elements.map(({ element, materials }) => ({
    element,
    materials: scaleLines(materials, n),
  }));

test('assumed infill is shown with its amount per m², in figures of the language', () => {
  const { element, materials } = infill('Blocos de 14 cm');
  const assumed = materials.map((line) => ({ ...line, flags: ['assumed' as const] }));
  const side = sideOf(moduleOf({ elements: [...moduleOf().elements, { element, materials: assumed }] }));
  const passed = likeForLike([side], side).filter((check) => check.passed);
  const textIn = (language: Language) => assumedText(passed, messagesIn(language));
  // 100 m² on 900.
  expect(textIn('pt-BR')).toMatch(/faixas usuais: Blocos de 14 cm, 0,111 m² por m² de piso$/);
  expect(textIn('en-US')).toMatch(/usual ranges: Blocos de 14 cm, 0.111 m² per m² of floor$/);
  expect(
    assumedText(
      passed.filter(({ rule }) => rule !== 'SAME_SCOPE'),
      messagesIn('pt-BR'),
    ),
  ).toBeUndefined();
});

test('concrete without steel and impossible thickness hold a verdict back and are named', () => {
  const side = sideOf(moduleOf({ name: 'Torre', elements: withoutSteel('slabs').concat(times(10)) }));
  const found = likeForLike([side], side).filter(({ rule }) => /REINFORCED|THICKNESS/.test(rule));
  expect(found).toMatchObject([
    { rule: 'REINFORCED_CONCRETE', blocking: true, details: ['slabs'] },
    { rule: 'PLAUSIBLE_THICKNESS', blocking: true, details: ['Torre 1.1'] },
  ]);
  expect(failing(sideOf(moduleOf({ elements: times(10) })), sideOf(moduleOf()))).toEqual([]);
});

/** The module with its beams' concrete replaced by so much (m³), without steel. */
const bareBeams = (volume: number) =>
  moduleOf({
    elements: moduleOf().elements.map(({ element, materials }) => {
      const concrete = materials.filter(({ key }) => key.startsWith('concrete:'));
      const by = volume / concrete.reduce((sum, { amount }) => sum + amount, 0);
      return {
        element,
        materials: element === 'beams' ? scaleLines(concrete, by) : materials,
      };
    }),
  });

test.each([
  // Columns and slabs have 60 m³; a thousandth of it all, which a form may have asked for, needs no steel.
  [0.06, []],
  [0.0601, ['beams']],
  [0, []],
])('beams of %d m³ without steel lack it: %j', (volume, names) => {
  expect(sideOf(bareBeams(volume)).unreinforced).toEqual(names);
});

test.each([
  // The module's 90 m³ stand on floors of 400 and 500 m²: 1 m³ per m² is the most of them.
  [10, ['a', 'b'], []],
  [10.01, ['a', 'b'], [1.001]],
  [4.44, ['a'], []],
  [4.45, ['a'], [1.00125]],
])('%d times the concrete over floors %j is as thick as its own floors make it', (n, floorIds, found) => {
  const { tooThick } = sideOf(moduleOf({ floorIds: floorIds, elements: times(n) }));
  expect(tooThick.map(({ thickness }) => thickness)).toEqual(found.map((value) => expect.closeTo(value, 9)));
});

test('prestressed slabs without strand hold a verdict back, whatever rebar they have', () => {
  const withoutStrand = sideOf(moduleOf({ slabSystem: 'pt_flat' }));
  expect(failing(withoutStrand, sideOf(moduleOf()))).toMatchObject([
    { rule: 'REINFORCED_CONCRETE', blocking: true, side: withoutStrand, details: ['strand'] },
  ]);
  const both = sideOf(moduleOf({ slabSystem: 'pt_ribbed', elements: withoutSteel('slabs') }));
  expect(failing(both, both)[0]?.details).toEqual(['slabs', 'strand']);
  const { elements } = structureQuantities('beam_column', frameOf(rebar, rebar, stressed));
  expect(failing(sideOf(moduleOf({ slabSystem: 'pt_flat', elements })), sideOf(moduleOf()))).toEqual([]);
  expect(failing(sideOf(moduleOf({ slabSystem: 'flat' })), sideOf(moduleOf()))).toEqual([]);
  // Strand in another element is not in the slabs, nor is a strand of 0 kg; without slabs there is none to ask for.
  const inBeams = structureQuantities('beam_column', frameOf(rebar, stressed, rebar)).elements;
  expect(sideOf(moduleOf({ slabSystem: 'pt_flat', elements: inBeams })).unreinforced).toEqual(['strand']);
  const none = { ...rebar, steel: [...rebar.steel, { ca: 190 as const, mass: 0 }] };
  const unstressed = structureQuantities('beam_column', frameOf(rebar, rebar, none)).elements;
  expect(sideOf(moduleOf({ slabSystem: 'pt_flat', elements: unstressed })).unreinforced).toEqual(['strand']);
  const slabless = unstressed.filter(({ element }) => element !== 'slabs');
  expect(sideOf(moduleOf({ slabSystem: 'pt_flat', elements: slabless })).unreinforced).toEqual([]);
});

test.each([
  ['other floors', { covered: ['a', 'c'] }, 'SAME_FLOORS', ['c', 'b']],
  ['a smaller area', { area: 899.504 }, 'SAME_AREA', ['0.5']],
  ['a larger area', { area: 901.5 }, 'SAME_AREA', ['1.5']],
  ['an area apart by more than rounding', { area: 900.001 }, 'SAME_AREA', ['0']],
] as const)('%s: the check tells what differs', (_, over, rule, details) => {
  const plain = sideOf(moduleOf());
  const side = { ...plain, ...over, covered: [...('covered' in over ? over.covered : plain.covered)] };
  const found = likeForLike([side, plain], plain).filter((check) => check.rule === rule);
  expect(found).toMatchObject([{ passed: false, side, details }]);
});

test('areas apart by rounding are the same', () => {
  const plain = sideOf(moduleOf());
  expect(rulesOf({ ...plain, area: 900.0008 }, plain)).toEqual([]);
});

test('a check that has no side to favour favours none', () => {
  const plain = sideOf(moduleOf());
  const scopes = [
    { ...plain, technologies: ['beam_column' as const] },
    { ...plain, technologies: ['concrete_wall' as const] },
  ] as const;
  // Both leave as much out.
  expect(failing(scopes[0], scopes[1])).toMatchObject([{ rule: 'SAME_SCOPE', favours: null }]);
  expect(
    failing({ ...plain, foundation: true, area: 950 }, plain).map(({ rule, favours }) => [rule, favours]),
  ).toEqual([
    ['SAME_AREA', null],
    ['SAME_FOUNDATION', plain],
  ]);
});

test('a side whose sheet is unfinished is named in a note, and in no other check', () => {
  const left = { ...sideOf(), isUnfinished: true };
  const built = sideOf(moduleOf());
  const found = likeForLike([left, built], built).filter(({ side }) => side === left);
  expect(found).toMatchObject([{ rule: 'FINISHED_SHEETS', passed: false, blocking: false }]);
  expect(failing({ ...left, isUnfinished: false }, built)).toEqual([]);
});

test('concrete without steel in the foundation holds a verdict back, where it is counted', () => {
  const [columns] = withoutSteel('columns');
  const raft = { element: 'raft', materials: columns!.materials };
  const onRaft = withFoundation(sideOf(moduleOf()), { elements: [raft], factorSet: moduleOf().factorSet });
  const failed = likeForLike([onRaft], onRaft).filter(({ rule }) => rule === 'REINFORCED_CONCRETE');
  expect(failed).toMatchObject([{ passed: false, blocking: true, details: ['raft'] }]);
});

test('alike in everything', () => {
  expect(failing(sideOf(moduleOf()), sideOf(moduleOf()))).toEqual([]);
});

test.each([
  ['floors', sideOf(moduleOf({ floorIds: ['a'] })), ['SAME_FLOORS', 'NO_GAPS']],
  ['areas', comparisonSide([floors[0]!, { id: 'b', area: 600 }], [moduleOf()]), ['SAME_AREA']],
  ['factor sets', sideOf(moduleOf({ factorSet: 'later' })), ['SAME_FACTOR_SET']],
  ['outdated modules', sideOf(moduleOf({ isOutdated: true })), ['NOT_OUTDATED']],
  ['elements', sideOf(moduleOf({ elements: moduleOf().elements.slice(0, 2) })), ['ELEMENTS_COMPLETE']],
  ['beams without steel', sideOf(moduleOf({ elements: withoutSteel('beams') })), ['REINFORCED_CONCRETE']],
  ['thicknesses', sideOf(moduleOf({ elements: times(11) })), ['PLAUSIBLE_THICKNESS']],
])('%s that differ fail', (_name, side, rules) => {
  expect(rulesOf(side, sideOf(moduleOf()))).toEqual(rules);
  expect(isLikeForLike(likeForLike([side, sideOf(moduleOf())], sideOf(moduleOf())))).toBe(false);
});

/** What makes each check fail, and no other: a rule without its line here does not compile. */
const faults: Record<LikeForLikeRule, Partial<ComparisonSide>> = {
  FINISHED_SHEETS: { isUnfinished: true },
  SAME_FLOORS: { covered: ['a'] },
  SAME_AREA: { area: 901 },
  NO_GAPS: { uncovered: ['b'] },
  NO_FLOOR_TWICE: { coveredTwice: ['b'] },
  NOT_OUTDATED: { outdated: ['Tipo'] },
  SAME_FACTOR_SET: { factorSets: ['later'] },
  ELEMENTS_COMPLETE: { missingElements: ['slabs'] },
  REINFORCED_CONCRETE: { unreinforced: ['slabs'] },
  PLAUSIBLE_THICKNESS: { tooThick: [{ module: 'Tipo', thickness: 1.1 }] },
  SAME_FOUNDATION: { foundation: true },
  SAME_SCOPE: { leavesInfillOut: false },
  ONE_AREA_PER_MODULE: { mixedAreas: ['Tipo'] },
  SAME_SPANS: { slabSpan: 6 },
  USUAL_INDICES: {
    indices: [{ module: 'Tipo', measure: 'concrete_per_area', value: 1, band: { min: 0.1, max: 0.3 } }],
  },
};
test.each(Object.entries(faults))('%s fails for what it asks about, and alone', (rule, fault) => {
  const plain = { ...sideOf(moduleOf()), mixedAreas: [], indices: [], slabSpan: 4 };
  const checks = likeForLike([{ ...plain, ...fault }, plain], plain);
  expect(checks.filter(({ passed }) => !passed).map((each) => each.rule)).toEqual([rule]);
});

test('the order of two sides changes no rule that fails, nor whether they are of different scopes', () => {
  const plain = { ...sideOf(moduleOf()), mixedAreas: [], indices: [], slabSpan: 4 };
  const sides = [
    ...Object.values(faults).map((fault) => ({ ...plain, ...fault })),
    ...[true, false].map((leavesInfillOut) => ({
      ...plain,
      technologies: ['concrete_wall' as const],
      leavesInfillOut,
    })),
  ];
  const failingOf = (a: ComparisonSide, b: ComparisonSide) =>
    new Set(
      likeForLike([a, b], b)
        .filter(({ passed }) => !passed)
        .map(({ rule }) => rule),
    );
  for (const a of sides)
    for (const b of sides) {
      expect(failingOf(a, b)).toEqual(failingOf(b, a));
      const isOfTwo = new Set([...a.technologies, ...b.technologies]).size > 1;
      expect(acrossScopes(a, b)).toBe(isOfTwo && (a.leavesInfillOut || b.leavesInfillOut));
    }
});

test('a side without structure yet fails nothing, as item or as reference', () => {
  const [empty, built, other] = [sideOf(), sideOf(moduleOf()), sideOf(moduleOf({ name: 'Outro' }))];
  const failed = (reference: ComparisonSide) =>
    likeForLike([built, other, empty], reference).filter(({ passed, blocking }) => !passed && blocking);
  expect(failed(built)).toEqual([]);
  expect(failed(empty)).toEqual([]);
  const about = likeForLike([built, other, empty], built).map(({ side }) => side);
  expect(about).toContain(other);
  expect(about).not.toContain(empty);
});

test('a duplicated module is caught: each of its floors counts the same element twice', () => {
  const twice = sideOf(moduleOf(), moduleOf({ name: 'Tipo (cópia)' }));
  const [failed] = failing(twice, sideOf(moduleOf()));
  expect(failed).toMatchObject({ rule: 'NO_FLOOR_TWICE', side: twice, details: ['a', 'b'], blocking: true });
});

test('two modules that share a floor and no element are no fault, nor is a copy without floors', () => {
  const [columns, ...others] = moduleOf().elements;
  const split = sideOf(moduleOf({ elements: [columns!] }), moduleOf({ elements: others }));
  expect(split.coveredTwice).toEqual([]);
  expect(rulesOf(sideOf(moduleOf(), moduleOf({ floorIds: [] })), sideOf(moduleOf()))).toEqual([]);
});

test('walls on a podium in frame: the frame all the way up is favoured, for it leaves more infill out', () => {
  const wall = { technology: 'concrete_wall', elements: [] } as const;
  const onPodium = sideOf(moduleOf({ floorIds: ['a'] }), moduleOf({ ...wall, floorIds: ['b'] }));
  const frame = sideOf(moduleOf());
  const favoured = (side: ComparisonSide, reference: ComparisonSide) =>
    failing(side, reference).find(({ rule }) => rule === 'SAME_SCOPE')?.favours;
  expect(favoured(onPodium, frame)).toBe(frame);
  expect(favoured(frame, onPodium)).toBe(frame);
});

test('a share of the foundation among the materials of one side is a foundation on one side only', () => {
  const withShare = sideOf(
    moduleOf({ elements: [...moduleOf().elements, outsideSet('foundation', 'Estacas')] }),
  );
  const withoutShare = sideOf(moduleOf());
  for (const [side, reference] of [
    [withShare, withoutShare],
    [withoutShare, withShare],
  ] as const)
    expect(failing(side, reference)).toMatchObject([
      { rule: 'SAME_FOUNDATION', blocking: true, side, favours: withoutShare },
    ]);
  expect(rulesOf(withShare, { ...withoutShare, foundation: true })).toEqual([]);
});

test('across technologies the frame that leaves its infill out is favoured, until it declares it', () => {
  const wall = sideOf(moduleOf({ technology: 'concrete_wall', elements: [] }));
  const frame = sideOf(moduleOf({ elements: [] }));
  const [check] = failing(frame, wall);
  expect(check).toMatchObject({ rule: 'SAME_SCOPE', blocking: false, favours: frame });
  expect(failing(wall, frame)[0]?.favours).toBe(frame);
  const infilled = sideOf(moduleOf({ elements: [...moduleOf().elements, infill('Bloco cerâmico')] }));
  expect(failing(infilled, wall)).toEqual([]);
  expect(failing(infilled, sideOf(moduleOf()))[0]).toMatchObject({
    rule: 'SAME_SCOPE',
    details: ['beam_column'],
  });
});

test('the scope passes only when every module of the frame has its infill', () => {
  const wall = sideOf(moduleOf({ technology: 'concrete_wall', elements: [] }));
  const infilled = moduleOf({
    floorIds: ['a'],
    elements: [...moduleOf().elements, infill('Bloco cerâmico')],
  });
  expect(rulesOf(sideOf(infilled, moduleOf({ floorIds: ['b'] })), wall)).toEqual(['SAME_SCOPE']);
});

test('a floor may have two kinds of infill from two modules, but none of them twice', () => {
  const [columns, ...others] = moduleOf().elements;
  const two = (name: string) => [
    moduleOf({ elements: [columns!, infill('Bloco cerâmico')] }),
    moduleOf({ elements: [...others, infill(name)] }),
  ];
  expect(sideOf(...two('Drywall')).coveredTwice).toEqual([]);
  expect(sideOf(...two('Bloco cerâmico')).coveredTwice).toEqual(['a', 'b']);
});

test('a module over floors of different area is named, and holds no verdict back', () => {
  const mixed = sideOf(moduleOf({ name: 'Torre toda' }));
  const parted = sideOf(moduleOf({ floorIds: ['a'] }), moduleOf({ floorIds: ['b'] }));
  const [check, ...others] = likeForLike([mixed, parted], parted).filter(
    ({ rule }) => rule === 'ONE_AREA_PER_MODULE',
  );
  expect(check).toMatchObject({ passed: false, blocking: false, side: mixed, details: ['Torre toda'] });
  expect(others).toEqual([]);
});

test('indices outside the usual are observations', () => {
  const heavy = sideOf(moduleOf({ name: 'Base', floorIds: ['a'] }));
  const checks = likeForLike([heavy], heavy).filter(({ rule }) => rule === 'USUAL_INDICES');
  expect(checks).toMatchObject([{ passed: false, blocking: false, side: heavy }]);
  expect(checks[0]?.details[0]).toBe('Base concrete_per_area 0.225');
});

test('average spans of slabs that differ by more than a tenth are a note, spans not entered are none', () => {
  const spanning = (slabSpan: number | null) => sideOf(moduleOf({ slabSpan }));
  const spans = (a: number | null, b: number | null) =>
    likeForLike([spanning(a), spanning(b)], spanning(b)).find(({ rule }) => rule === 'SAME_SPANS');
  expect(spans(4, 6)).toMatchObject({ passed: false, blocking: false, details: ['4', '6'] });
  expect(spans(5.39, 6)).toMatchObject({ passed: false, details: ['5.39', '6'] });
  for (const [a, b] of [
    [5.4, 6],
    [6, 5.4],
    [6, 0],
    [5.5, 6],
    [6, 6],
    [null, 6],
    [0, 6],
  ] as const)
    expect(spans(a, b)).toMatchObject({ passed: true });
});

test('a side names its systems of slabs once and weighs spans by the area they stand on', () => {
  const side = comparisonSide(
    [
      { id: 'a', area: 300 },
      { id: 'b', area: 100 },
    ],
    [
      moduleOf({ name: 'A', floorIds: ['a'], slabSystem: 'ribbed', slabSpan: 8 }),
      moduleOf({ name: 'B', floorIds: ['b'], slabSystem: 'ribbed', slabSpan: 4 }),
    ],
  );
  expect(side).toMatchObject({ slabSystems: ['ribbed'], slabSpan: 7 });
});
