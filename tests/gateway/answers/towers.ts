import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { frame, masonry, walls } from '../../../seed/structures.ts';
import { declare } from '../../support/towers/decidedTower.ts';
import { samplePiles, sampleRaft } from '../../support/towers/foundations.ts';
import {
  expectStatus,
  openOffice,
  type TestModule,
  type TestOption,
  type TestUser,
} from '../../support/world.ts';

type Built = { option: TestOption; module: TestModule };

/** A tower by the global ids of its parts. */
export type TestTower = ReturnType<typeof towerOf>;

function towerOf(built: readonly [Built, ...Built[]], foundationId: string, decisionId: string) {
  const [{ option, module }] = built;
  const { id: unitId, project, owner } = option.unit;
  const ids = [project.id, unitId, option.id, module.id] as const;
  return {
    token: owner.token,
    projectId: project.id,
    unitId,
    optionIds: built.map((each) => toGlobalId('Option', project.id, unitId, each.option.id)),
    modules: built.map((each) => toGlobalId('Module', project.id, unitId, each.option.id, each.module.id)),
    nodes: {
      Project: toGlobalId('Project', ...ids.slice(0, 1)),
      Unit: toGlobalId('Unit', ...ids.slice(0, 2)),
      Option: toGlobalId('Option', ...ids.slice(0, 3)),
      Module: toGlobalId('Module', ...ids),
      Foundation: toGlobalId('Foundation', ...ids.slice(0, 3), foundationId),
      Decision: toGlobalId('Decision', project.id, decisionId),
    } as Record<string, string>,
  };
}

/** Three ways to build a tower, two of them without its basement, decided all the same. */
export async function firstTower(user: TestUser): Promise<TestTower> {
  const project = await user.project({ name: 'Residencial' });
  const unit = await project.unit({ name: 'Torre', housing_units_count: 8, repetition_count: 2 });
  const floors = (await unit.floors()).map(({ id }) => id);
  const built: Built[] = [];
  for (const [name, type, data, floorIds] of [
    ['Pórtico', 'beam_column', frame(400, 1), floors],
    ['Paredes', 'concrete_wall', walls(400, 1), floors.slice(1)],
    ['Alvenaria', 'structural_masonry', masonry(400, 1), floors.slice(1)],
  ] as const) {
    const option = await unit.option({ name, active: name === 'Pórtico' });
    built.push({ option, module: await option.module({ name, type, data, floorIds: [...floorIds] }) });
  }
  const [frames, ...others] = built as [Built, ...Built[]];
  const foundation = await addFoundation(frames.option, 'raft_foundation', sampleRaft);
  await declare(unit, 'concrete:30', 210, '2999-12-31');
  const prices = ['concrete:columns:30', 'steel:walls:50', 'form:walls'].map((key, at) => ({
    key,
    min: 10 + at,
    max: 20 + at,
    source: 'Sul',
    // Old, whenever this runs.
    date: '2020-01-15',
  }));
  await expectStatus(200, user.call('PATCH', `${project.path}/prices`, { prices }));
  const overrides = [
    { rule: 'NO_GAPS', note: 'Vêm depois.' },
    { rule: 'SAME_FOUNDATION', note: 'É a mesma.' },
  ];
  const decision = await decide([frames, ...others], { overrides });
  return towerOf([frames, ...others], foundation, decision);
}

async function addFoundation({ owner, path }: TestOption, type: string, data: object): Promise<string> {
  const body = { name: 'Fundação', type, data };
  return (await expectStatus(201, owner.call('POST', `${path}/modules`, body))).body.module.id;
}

async function decide(built: readonly [Built, ...Built[]], more: object): Promise<string> {
  const [{ option }] = built;
  const ids = built.map((each) => each.option.id);
  const body = { option_ids: ids, reference_id: ids[0], chosen_id: ids[1], reason: 'Prazo menor.', ...more };
  const path = `${option.unit.path}/decisions`;
  return (await expectStatus(201, option.owner.call('POST', path, body))).body.decision.id;
}

const outsideSet = (purpose: string, assumed: boolean) => ({
  name: purpose === 'infill' ? 'Bloco cerâmico' : 'Argamassa',
  purpose,
  amount: 300,
  unit: 'm2',
  source: 'EPD 7',
  co2: { min: 12, max: 18 },
  energy: { min: 150, max: 220 },
  assumed,
});

/**
 * A second tower with what the first one lacks: the optional quantities of each technology, an answer that holds, a
 * dearer way that emits less, a decision that another one follows; and a way with floors covered twice and left out,
 * beams without steel and too much concrete.
 */
export async function secondTower(
  user: TestUser,
): Promise<TestTower & { withFaults: string[]; ofSmaller: string[] }> {
  const project = await user.project({ name: 'Segundo', description: 'Com pilotis', building_type: 'mixed' });
  const floorGroups = [{ name: 'Tipo', category: 'standard_floor', area: 400, height: 3, repetition: 4 }];
  const unit = await project.unit({ name: 'Torre', housing_units_count: 8, floor_groups: floorGroups });
  const floors = (await unit.floors()).map(({ id }) => id);
  const usual = frame(400, 1);
  const strong = {
    ...usual,
    form_uses: 12,
    slab_type: 'pt_flat',
    other_materials: [outsideSet('infill', false)],
    concrete_columns: {
      volumes: [{ fck: 40, custom_fck: 47, volume: 14 }],
      steel: [{ custom_ca: 70, mass: 1800 }],
    },
    concrete_slabs: {
      ...usual.concrete_slabs,
      steel: [...usual.concrete_slabs.steel, { ca: 190, mass: 300 }],
    },
  };
  const blocks = masonry(400, 1);
  const ways = [
    ['Pórtico', 'beam_column', strong],
    ['Paredes', 'concrete_wall', { ...walls(400, 0.8), other_materials: [outsideSet('render', false)] }],
    [
      'Alvenaria',
      'structural_masonry',
      {
        ...blocks,
        concrete_beams: blocks.concrete_slabs,
        concrete_columns: blocks.concrete_slabs,
        other_materials: [outsideSet('render', true)],
      },
    ],
    ['Com falhas', 'beam_column', { ...usual, concrete_beams: { volumes: [{ fck: 30, volume: 420 }] } }],
  ] as const;
  const built: Built[] = [];
  for (const [name, type, data] of ways) {
    const option = await unit.option({ name, active: name === 'Pórtico' });
    const floorIds = name === 'Com falhas' ? floors.slice(1) : floors;
    const module = await option.module({ name, type, data, floorIds });
    await addFoundation(option, 'piles_foundation', samplePiles);
    built.push({ option, module });
  }
  const [frames, wallsOnly, blocksOnly, faults] = built as [Built, Built, Built, Built];
  await faults.option.module({ name: 'De novo', data: usual, floorIds: floors.slice(1, 2) });
  await expectStatus(200, user.call('PATCH', frames.option.path, { precision: 0.05 }));
  // The steel of its columns makes the frame dearer than the way with faults, which emits more.
  const prices = Object.entries({
    'steel:columns_beams:70': 200,
    'steel:slabs:190': 20,
    'other:infill:m2:Bloco cerâmico': 90,
    'other:render:m2:Argamassa': 40,
  }).map(([key, min]) => ({ key, min, max: min * 1.1, source: 'Sul', date: '2020-01-15' }));
  await expectStatus(200, user.call('PATCH', `${project.path}/prices`, { prices }));
  const three = [frames, wallsOnly, blocksOnly] as const;
  const followed = await decide(three, {});
  await decide(three, {});
  // What another project of its office knows.
  const [office, beside] = [await openOffice(user), await user.project({ name: 'Ao lado' })];
  for (const each of [project, beside]) await office.take(each);
  const forms = { key: 'form:walls', min: 12, max: 22, source: 'Norte', date: '2020-02-15' };
  await expectStatus(200, user.call('PATCH', `${beside.path}/prices`, { prices: [forms] }));
  await declare({ project: beside, owner: user }, 'concrete:30', 200);
  const modules = await expectStatus(200, user.call('GET', frames.option.path));
  const tower = towerOf(three, modules.body.tower_option.foundation.id, followed);
  const withFaults = [frames, faults].map(({ option }) =>
    toGlobalId('Option', project.id, unit.id, option.id),
  );
  // Of floors of less area than the others.
  const ofSmaller = [frames, faults].map(({ option, module }) =>
    toGlobalId('Module', project.id, unit.id, option.id, module.id),
  );
  return { ...tower, withFaults, ofSmaller };
}
