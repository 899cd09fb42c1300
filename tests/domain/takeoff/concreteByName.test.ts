import { expect, it } from 'vitest';
import { concreteByName } from '#domain/takeoff/concreteByName.ts';

const said = (names: readonly string[]) => names.map((name) => [name, concreteByName(name)]);

it('knows concrete in the languages of models', () => {
  const names = [
    'Concreto armado',
    'Concrete, Cast-in-Place gray',
    'Concrete - Precast Concrete',
    'Painel pré-moldado de concreto',
    'Hormigón',
    'Stahlbeton',
    'Reinforced concrete with steel',
    'Béton armé',
    'Железобетон',
    'Graute 20 MPa',
    'C30',
    'HA-30',
  ];
  expect(said(names)).toEqual(names.map((name) => [name, 'yes']));
});

it('knows studs, boards, bricks, wood, metal and linings for what they are', () => {
  const names = [
    'Metal Stud Layer',
    'Stud 90 mm',
    'Laminate, Ivory, Matte',
    'Laminado melamínico',
    'Gypsum Wall Board',
    'Gesso acartonado',
    'Drywall',
    'Brick, Common',
    'Bloco cerâmico',
    'Tijolo maciço',
    'Kalksandstein',
    'Sand-lime brick',
    'Sílico-calcário',
    'Calcium silicate unit',
    'Porenbeton',
    'Concreto celular autoclavado',
    'Aerated concrete',
    'Concrete Block 19',
    'Concrete Masonry Units',
    'Concrete, Sand/Cement Screed',
    'Contrapiso',
    'Fibrocimento',
    'Timber C24',
    'Madeira C30',
    'Glulam GL24h',
    'Softwood, Lumber',
    'OSB',
    'Aço ASTM A36',
    'Steel S355',
    'Stahl',
    'Aluminium',
    'Estrutura metálica',
    'Vidro',
    'EPS 100',
    'Lã de rocha',
    'Mineralwolle',
    'Dämmung',
    'Plaster',
    'Telha de concreto',
    'Roof tile',
    'Porcelanato',
    'Vapour membrane',
    'Air',
    'Кирпич',
    'Газобетон D500',
    'Утеплитель',
    'Штукатурка',
  ];
  expect(said(names)).toEqual(names.map((name) => [name, 'no']));
});

it('says of other words that it does not know', () => {
  for (const name of ['', 'Default', 'Solid', 'Generic', 'Estrutural'])
    expect([name, concreteByName(name)]).toEqual([name, 'unknown']);
});
