import type { CompositionCode } from './sinapi2026_09Compositions.ts';
import { type Family, zip } from './sinapiFamily.ts';
import { inputFamilies } from './sinapiInputNames.ts';
import type { PriceTerm } from '../priceSet.ts';

const uses = [2, 4, 6, 8, 10, 12, 14, 18];
const bars = ['6,3', '8,0', '10,0', '12,5', '16,0', '20,0', '25,0'];
const grouts = [15, 20, 25, 30];
const diameters = [30, 50, 70, 80, 90];

const compositionFamilies: readonly Family<CompositionCode>[] = [
  [
    'Concretagem de #, C25, com bomba: concreto, lançamento, adensamento e acabamento',
    'm3',
    [
      [103672, 'pilares'],
      [103675, 'vigas e lajes maciças ou nervuradas'],
    ],
  ],
  [
    'Concretagem de edificações em paredes de concreto (paredes e lajes), C25, #',
    'm3',
    [
      [99235, 'autoadensável'],
      [99439, 'bombeável e vibrado'],
    ],
  ],
  [
    'Concretagem de #, C30, com bomba',
    'm3',
    [
      [96557, 'blocos de coroamento ou vigas baldrame'],
      [96558, 'sapatas'],
      [104924, 'sapatas corridas'],
    ],
  ],
  ['Armação de pilar ou viga, #', 'kg', [[92759, 'CA-60 5,0 mm']]],
  [
    'Armação de pilar ou viga, CA-50 # mm',
    'kg',
    zip([92760, 92761, 92762, 92763, 92764, 92765, 92766], bars),
  ],
  ['Armação de laje, CA-60 # mm', 'kg', zip([92767, 92768], ['4,2', '5,0'])],
  ['Armação de laje, CA-50 # mm', 'kg', zip([92769, 92770, 92771, 92772, 92773, 92774], bars)],
  ['Armação de paredes de concreto, tela #', 'kg', zip([91593, 105814, 91594], ['Q-138', 'Q-283', 'Q-92'])],
  [
    'Armação de lajes do sistema de paredes de concreto, tela #',
    'kg',
    zip(
      [91596, 91598, 100064, 100066, 91597, 91599],
      [
        'inferior Q-138',
        'inferior Q-113',
        'inferior Q-159',
        'inferior Q-196',
        'superior T-196',
        'superior L-159',
      ],
    ),
  ],
  ['Reforço de paredes de concreto com barras de # mm', 'kg', zip([91601, 91602, 91603, 100068], bars)],
  ['Armação vertical de alvenaria estrutural, # mm', 'kg', zip([89996, 89997, 102921], bars.slice(2))],
  [
    'Armação de cinta de alvenaria estrutural, # mm',
    'kg',
    zip([107137, 89998, 102920, 102923], bars.slice(1)),
  ],
  [
    'Fôrma de pilares em chapa de madeira compensada, # utilizações',
    'm2',
    zip([92415, 92419, 92423, 92427, 92431, 92435, 92439, 92443], uses),
  ],
  [
    'Fôrma de vigas com escoramento em garfo de madeira, # utilizações',
    'm2',
    zip([92451, 92455, 92459, 92463, 92467, 92471, 92475, 92479], uses),
  ],
  [
    'Fôrma de laje maciça em chapa de madeira compensada, # utilizações',
    'm2',
    zip([92510, 92514, 92518, 92522, 92526, 92530, 92534, 92538], uses),
  ],
  ['Grauteamento vertical, fgk # MPa', 'm3', zip([105792, 89993, 105793, 105794], grouts)],
  ['Grauteamento de cinta superior ou verga, fgk # MPa', 'm3', zip([105796, 89995, 105797, 105798], grouts)],
  [
    'Grauteamento de cinta intermediária ou contraverga, fgk # MPa',
    'm3',
    zip([105800, 89994, 105801, 105802], grouts),
  ],
  [
    'Argamassa de assentamento de blocos de #',
    'm3',
    [
      [87286, 'baixa resistência'],
      [107100, 'fbk 14 MPa'],
    ],
  ],
  [
    'Estaca hélice contínua sem armação, C30, diâmetro # cm',
    'm',
    zip([106794, 106795, 106796, 106797, 106798], diameters),
  ],
  [
    'Estaca hélice contínua sem armação, C40, diâmetro # cm',
    'm',
    zip([106804, 106805, 106806, 106807, 106808], diameters),
  ],
  [
    'Montagem de armadura de estacas, # mm',
    'kg',
    zip([95576, 95578, 95579, 95580, 95581], ['8,0', ...bars.slice(3)]),
  ],
  ['Montagem de estribos de estacas, # mm', 'kg', zip([95583, 95584], ['5,0', '6,3'])],
  [
    'Armação de bloco de coroamento, #',
    'kg',
    zip([96543, 96544, 96545, 96546], ['CA-60 5 mm', 'CA-50 6,3 mm', 'CA-50 8 mm', 'CA-50 10 mm']),
  ],
  [
    'Armação de bloco, sapata ou viga baldrame, # mm',
    'kg',
    zip([104919, 104920, 104921, 104922, 104915], bars.slice(2)),
  ],
  [
    'Fôrma de bloco de coroamento, #',
    'm2',
    [
      [96528, 'madeira serrada, 1 utilização'],
      [96531, 'madeira serrada, 2 utilizações'],
      [96534, 'madeira serrada, 4 utilizações'],
      [96537, 'chapa resinada de 17 mm, 2 utilizações'],
      [96540, 'chapa resinada de 17 mm, 4 utilizações'],
    ],
  ],
  ['Fôrma de viga baldrame, madeira serrada, # utilizações', 'm2', zip([96533, 96536], [2, 4])],
  ['Radier, espessura # cm', 'm2', zip([97101, 97102, 97103, 103072, 103073], [10, 15, 20, 25, 30])],
  [
    '# com encargos complementares',
    'h',
    [
      [88309, 'Pedreiro'],
      [88316, 'Servente'],
    ],
  ],
];

const itemsOf = (kind: PriceTerm['kind'], families: readonly Family<number>[]) =>
  families.flatMap(([name, unit, codes]) =>
    codes.map(([code, words]) => [`${kind} ${code}`, { name: name.replace('#', words), unit }] as const),
  );

const items = new Map<string, { name: string; unit: string }>([
  ...itemsOf('C', compositionFamilies),
  ...itemsOf('I', inputFamilies),
]);

/** The name of a source code, in its own language, and the unit of its price: m3, m2, m, kg, un or h. */
export const sourceItem = ({ kind, code }: Pick<PriceTerm, 'kind' | 'code'>) =>
  items.get(`${kind} ${code}`) ?? { name: code, unit: '' };
