import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { BuildingModel, ModelReason } from '#domain/takeoff/buildingModel.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import common from '../../../web/locales/pt-BR.json' with { type: 'json' };
import { drawnStoreys } from '../../../web/parts/buildingModel/drawnStoreys.ts';
import buildingModel from '../../../web/parts/buildingModel/locales/pt-BR.json' with { type: 'json' };
import {
  missingDimensions,
  unitOfDimension,
  withDimensions,
} from '../../../web/parts/buildingModel/missingDimensions.ts';
import { ModelContent } from '../../../web/parts/buildingModel/ModelContent.tsx';
import { ModelMaterials } from '../../../web/parts/buildingModel/ModelMaterials.tsx';
import { ModelNotes } from '../../../web/parts/buildingModel/ModelNotes.tsx';
import { useModelTakeoff } from '../../../web/parts/buildingModel/useModelTakeoff.ts';
import * as sample from '../../domain/takeoff/modelSamples.ts';
import { partsIfc } from '../../support/ifc/partsIfc.ts';
import { open } from './openedIfc.ts';
import { startTexts } from '../support/startTexts.ts';

beforeAll(() => startTexts({ buildingModel, common }));

const shape = { made: 'extruded', size: [5, 4, 0.2] } as const;
const part = (kind: string, material = 'Concreto C30') => ({ kind, material, shape });

function Review({
  model,
  technology,
  foundation = false,
}: {
  model: BuildingModel;
  technology: Technology;
  foundation?: boolean;
}) {
  const modelTakeoff = useModelTakeoff(model, { masonry: true, foundation });
  const choices = { ...modelTakeoff.choices, technology };
  return (
    <>
      <ModelMaterials model={model} modelTakeoff={{ ...modelTakeoff, choices }} />
      <ModelNotes model={model} choices={{ ...choices, foundationApart: foundation }} />
    </>
  );
}

function Look({ model }: { model: BuildingModel }) {
  const modelTakeoff = useModelTakeoff(model, { foundation: true });
  return (
    <ModelContent model={model} modelTakeoff={modelTakeoff} floors={modelTakeoff.floors}>
      {null}
    </ModelContent>
  );
}

test('a model with bars in its piles alone asks for the rate of its floors', async () => {
  const kinds = ['IFCCOLUMN', 'IFCSLAB', 'IFCPILE'];
  const model = await open(partsIfc({ parts: kinds.map((kind) => part(kind)) }));
  const steel = [{ storey: model.parts[0]!.storey, element: 'piles' as const, ca: 50, mass: 90 }];
  render(<Look model={{ ...model, steel }} />);
  const fields = screen.getAllByLabelText<HTMLInputElement>(/^Aço, taxa: /).map(({ value }) => value);
  expect(fields).toEqual(['90', '90']);
  expect(screen.getAllByText(/usual 55 a 125;/)).toHaveLength(2);
});

test.each([
  ['beam_column', false, ['walls', 'footings', 'piles']],
  ['beam_column', true, ['walls']],
  ['concrete_wall', true, ['frame']],
  ['concrete_wall', false, ['frame', 'footings', 'piles']],
  ['structural_masonry', true, ['walls']],
] as const)('a model in %s, its foundation apart: %s, says what goes elsewhere', async (...given) => {
  const [technology, foundation, told] = given;
  const kinds = ['IFCCOLUMN', 'IFCWALL', 'IFCFOOTING', 'IFCPILE'];
  const model = await open(partsIfc({ parts: kinds.map((kind) => part(kind)) }));
  render(<Review model={model} technology={technology} foundation={foundation} />);
  const names = ['walls', 'frame', 'footings', 'piles', 'blocks'] as const;
  const shown = names.filter((name) => screen.queryByText(buildingModel[`note.${name}`]) !== null);
  expect(shown).toEqual(told);
});

test('each note of a reading names its subject and count, and its volumes apart', async () => {
  const model = await open(partsIfc({ parts: [part('IFCSLAB')] }));
  const reasons = Object.keys(buildingModel).flatMap((key) => /^note\.([a-z_]+)$/.exec(key)?.[1] ?? []);
  const notes = reasons
    // Those depend on the technology, and are asked for above.
    .filter((reason) => !['walls', 'frame', 'footings', 'piles', 'blocks'].includes(reason))
    .map((reason, at) => ({
      reason: reason as ModelReason,
      subject: `Peça ${at}`,
      count: 20 + at,
      stated: 40 + at,
      measured: 60 + at,
    }));
  expect(notes.length).toBeGreaterThan(10);
  render(<Review model={{ ...model, notes }} technology="beam_column" />);
  const shown = within(screen.getByRole('alert')).getAllByRole('listitem');
  const filled = notes.map(({ reason, subject, count, stated, measured }) =>
    Object.entries({ subject, n: count, stated, measured }).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      buildingModel[`note.${reason}`],
    ),
  );
  expect(shown.map(({ textContent }) => textContent).slice(0, notes.length)).toEqual(filled);
});

test('materials stand under what they count as, and each switch is its own', async () => {
  const parts = [
    part('IFCSLAB', 'Concreto C40'),
    part('IFCSLAB', 'Madeira'),
    part('IFCCOLUMN', 'Concreto C25'),
  ];
  const model = await open(partsIfc({ parts }));
  render(<Review model={model} technology="beam_column" />);
  const lists = () =>
    screen.getAllByRole('table').map((table) => [
      table.closest('[aria-label]')?.getAttribute('aria-label'),
      ...within(table)
        .getAllByRole<HTMLInputElement>('switch')
        .map((each) => [each.getAttribute('aria-label'), each.checked]),
    ]);
  const [c25, c40] = ['Concreto C25', 'Concreto C40'].map((name) => [`Contar ${name}`, true]);
  expect(lists()).toEqual([
    ['Entrou como C25', c25],
    ['Entrou como C40', c40],
    ['Ficou de fora', ['Contar Madeira', false]],
  ]);
  fireEvent.click(screen.getByRole('switch', { name: 'Contar Concreto C40' }));
  expect(lists()).toEqual([
    ['Entrou como C25', c25],
    ['Ficou de fora', ['Contar Concreto C40', false], ['Contar Madeira', false]],
  ]);
});

test('what may be no concrete, and a strength that no name says, are told of what counts', async () => {
  const names = ['Concreto C40', 'Concreto', 'Padrão', 'Madeira'];
  const model = await open(partsIfc({ parts: names.map((name) => part('IFCSLAB', name)) }));
  render(<Review model={model} technology="beam_column" />);
  const remarks = ['materials.unsure', 'materials.assumedFck'] as const;
  const told = names.map((name) => {
    const row = screen.getByRole('switch', { name: `Contar ${name}` }).closest('tr');
    return [name, ...remarks.map((key) => row?.textContent.includes(buildingModel[key]))];
  });
  expect(told).toEqual([
    ['Concreto C40', false, false],
    ['Concreto', false, true],
    ['Padrão', true, true],
    ['Madeira', false, false],
  ]);
});

test('blocks count in masonry alone: elsewhere they are left out and cannot be switched on', () => {
  const wall = { storey: 0, material: 'Bloco', area: 21, fbk: 6 };
  const given = [{}, { volume: 2.5 }, { material: '', concrete: 'no' as const }];
  const shown = (technology: Technology, block: 'inteiro (14x19x39)' | null) => {
    const masonry = [3, 4].map((volume) => ({ ...wall, volume, block }));
    const model = sample.model({ parts: given.map((each) => sample.part(0, each)), masonry });
    const { unmount } = render(<Review model={model} technology={technology} />);
    const rows = [...document.querySelectorAll('h3, tr, li')].map((row) => {
      const isFixed = row.querySelector('input')?.disabled === true;
      const texts = [...row.children].map(({ textContent }) => textContent).join('|');
      return `${texts || row.textContent}${isFixed ? ' fixed' : ''}`;
    });
    unmount();
    return rows;
  };
  const heads = 'Material|Peças|Volumem³|Conta';
  const counted = ['Entrou como C40', heads, 'Concreto C40|2|3,5|'];
  const [left, unnamed] = [['Ficou de fora', heads], 'Sem material|1|1|'];
  const empty = ['P1', 'P2'].map((storey) => `Pavimento sem concreto: ${storey}`);
  const fixed = `Bloco${buildingModel['materials.noBlocks']}|2|7| fixed`;
  expect(shown('beam_column', null)).toEqual([...counted, ...left, fixed, unnamed, ...empty]);
  const blocks = ['Entrou como blocos', heads, 'Bloco|2|7|', ...counted, ...left, unnamed];
  expect(shown('structural_masonry', null)).toEqual([...blocks, buildingModel['note.blocks'], ...empty]);
  expect(shown('structural_masonry', 'inteiro (14x19x39)')).toEqual([...blocks, ...empty]);
});

const floor = (given: Partial<TakeoffFloor>): TakeoffFloor => ({
  name: 'Tipo',
  category: 'standard_floor',
  area: null,
  height: null,
  repetition: 1,
  storeys: [],
  elements: {},
  dimensions: {},
  ...given,
});

test('what floors lack is asked for once with its unit, and given only to those that lack it', () => {
  const floors = [floor({ area: 0, dimensions: { wallThickness: 0 } }), floor({ height: 3 })];
  const missing = (technology: Technology) =>
    missingDimensions({ technology, floors }).map(({ name, count }) => [name, count, unitOfDimension(name)]);
  expect(missing('concrete_wall')).toEqual([
    ['area', 1, 'm²'],
    ['height', 1, 'm'],
    ['wallThickness', 1, 'cm'],
    ['slabThickness', 2, 'cm'],
  ]);
  expect(missing('structural_masonry').map(([name]) => name)).toEqual(['area', 'height']);
  expect(
    missing('beam_column')
      .slice(2)
      .map(([name, count, unit]) => [name, count, unit ?? '']),
  ).toEqual([
    ...['formColumns', 'formBeams', 'formSlabs'].map((name) => [name, 2, 'm²']),
    ['columnNumber', 2, ''],
    ['averageBeamSpan', 2, 'm'],
    ['averageSlabSpan', 2, 'm'],
  ]);
  const filled = withDimensions(floors, { area: 50, height: 4, wallThickness: 12, slabThickness: 10 });
  expect(filled.map(({ area, height, dimensions }) => [area, height, dimensions])).toEqual([
    [0, 4, { wallThickness: 0, slabThickness: 10 }],
    [50, 3, { wallThickness: 12, slabThickness: 10 }],
  ]);
});

test('of dimensions given one after the other each stays', async () => {
  const model = await open(partsIfc({ parts: [part('IFCCOLUMN')] }));
  const { result } = renderHook(() => useModelTakeoff(model, { masonry: true, foundation: false }));
  act(() => result.current.give({ averageSlabSpan: 4 }));
  act(() => result.current.give({ formBeams: 8 }));
  expect(result.current.floors[0]?.dimensions).toMatchObject({ averageSlabSpan: 4, formBeams: 8 });
});

test('a dimension given stays in its field through a change of technology, and where it is asked for again', async () => {
  const model = await open(partsIfc({ parts: [part('IFCWALL')] }));
  const Reviewed = () => {
    const modelTakeoff = useModelTakeoff(model, { masonry: true, foundation: false });
    return (
      <ModelContent model={model} modelTakeoff={modelTakeoff} floors={modelTakeoff.floors}>
        <output>{modelTakeoff.floors.map(({ area }) => area).join()}</output>
      </ModelContent>
    );
  };
  render(<Reviewed />);
  const choose = async (technology: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: technology }));
  };
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const shown = () => [field(/^Área/).value, screen.getByRole('status').textContent];
  await choose('Viga-pilar');
  fireEvent.change(field(/^Área/), { target: { value: '450' } });
  fireEvent.change(field(/^Vão médio das vigas/), { target: { value: '5,5' } });
  await choose('Parede de concreto');
  expect(shown()).toEqual(['450', '450']);
  fireEvent.change(field(/^Área/), { target: { value: '' } });
  expect(shown()).toEqual(['', '']);
  await choose('Viga-pilar');
  expect(field(/^Vão médio das vigas/).value).toBe('5,5');
});

test('storeys are drawn from below, each as often as it comes, the first above the basements as floor 0', () => {
  const tower = [
    floor({ name: 'Subsolo', category: 'basement_floor', repetition: 2, area: 900, height: 4 }),
    floor({ repetition: 2 }),
  ];
  expect(drawnStoreys(tower).map(({ index, name, area, height }) => [index, name, area, height])).toEqual([
    [-2, 'Subsolo', 900, 4],
    [-1, 'Subsolo', 900, 4],
    [0, 'Tipo', 1, 3],
    [1, 'Tipo', 1, 3],
  ]);
});
