import { expectStatus, sampleFrame, type TestUnit, type TestUser } from '../world.ts';

/** A floor of C30 and CA50, m³ and kg. */
const frame = (volume: number, mass: number) => {
  const element = { volumes: [{ fck: 30, volume: volume / 3 }], steel: [{ ca: 50, mass: mass / 3 }] };
  return { ...sampleFrame, concrete_columns: element, concrete_beams: element, concrete_slabs: element };
};

/** A tower of its own project, where the option with less concrete and more steel was decided for. */
export async function decidedTower(owner: TestUser, viewer: TestUser) {
  const project = await owner.project();
  await expectStatus(200, owner.call('PATCH', project.path, { phase: 'released_for_construction' }));
  await project.share(viewer, 'project:view');
  const unit = await project.unit({ name: 'Torre Norte' });
  const options = [await unit.option({ name: 'A' }), await unit.option({ name: 'B', active: false })];
  await options[0]!.module({ data: frame(100, 9500) });
  await options[1]!.module({ data: frame(90, 10_500) });
  const decide = async (chosen: number) => {
    const body = {
      option_ids: options.map(({ id }) => id),
      reference_id: options[0]!.id,
      chosen_id: options[chosen]!.id,
      reason: 'Menos concreto.',
      overrides: [{ rule: 'NO_GAPS', note: 'Só os tipos.' }],
    };
    return (await expectStatus(201, owner.call('POST', `${unit.path}/decisions`, body))).body.decision;
  };
  return { project, unit, decide, decision: await decide(1) };
}

/** A supplier's factor for the project of a tower, kgCO₂e per unit of the material. */
export const declare = async (
  { project, owner }: Pick<TestUnit, 'project' | 'owner'>,
  material: string,
  co2: number,
  valid_until?: string,
) => {
  const factor = { supplier: 'Sul', document: 'EPD 1', co2: { min: co2, max: co2 }, valid_until };
  const path = `${project.path}/declarations`;
  return (await expectStatus(201, owner.call('POST', path, { material, ...factor }))).body.declaration;
};
