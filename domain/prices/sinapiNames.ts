import type { CompositionCode } from './sinapi2026_09Compositions.ts';
import type { InputCode } from './sinapi2026_09Inputs.ts';
import type { PriceTerm } from './priceSet.ts';

/** A code with the words that set it apart from others of its family. */
type Named<Code> = readonly (readonly [code: Code, words: string])[];

/** What codes of one kind are, in the source's own language and shortened, per `unit`; `#` stands for the words of each. */
type Family<Code> = readonly [name: string, unit: string, codes: Named<Code>];

/** Codes in the order of the words that set them apart. */
const inTurn = <Code extends number>(codes: readonly Code[], words: readonly (string | number)[]) =>
  codes.map((code, index) => [code, String(words[index])] as const);

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
  ['Concretagem de #, C30, com bomba', 'm3', [[96557, 'blocos de coroamento ou vigas baldrame']]],
  ['Armação de pilar ou viga, #', 'kg', [[92759, 'CA-60 5,0 mm']]],
  [
    'Armação de pilar ou viga, CA-50 # mm',
    'kg',
    inTurn([92760, 92761, 92762, 92763, 92764, 92765, 92766], bars),
  ],
  ['Armação de laje, CA-60 # mm', 'kg', inTurn([92767, 92768], ['4,2', '5,0'])],
  ['Armação de laje, CA-50 # mm', 'kg', inTurn([92769, 92770, 92771, 92772, 92773, 92774], bars)],
  [
    'Armação de paredes de concreto, tela #',
    'kg',
    inTurn([91593, 105814, 91594], ['Q-138', 'Q-283', 'Q-92']),
  ],
  [
    'Armação de lajes do sistema de paredes de concreto, tela #',
    'kg',
    inTurn(
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
  ['Reforço de paredes de concreto com barras de # mm', 'kg', inTurn([91601, 91602, 91603, 100068], bars)],
  ['Armação vertical de alvenaria estrutural, # mm', 'kg', inTurn([89996, 89997, 102921], bars.slice(2))],
  [
    'Armação de cinta de alvenaria estrutural, # mm',
    'kg',
    inTurn([107137, 89998, 102920, 102923], bars.slice(1)),
  ],
  [
    'Fôrma de pilares em chapa de madeira compensada, # utilizações',
    'm2',
    inTurn([92415, 92419, 92423, 92427, 92431, 92435, 92439, 92443], uses),
  ],
  [
    'Fôrma de vigas com escoramento em garfo de madeira, # utilizações',
    'm2',
    inTurn([92451, 92455, 92459, 92463, 92467, 92471, 92475, 92479], uses),
  ],
  [
    'Fôrma de laje maciça em chapa de madeira compensada, # utilizações',
    'm2',
    inTurn([92510, 92514, 92518, 92522, 92526, 92530, 92534, 92538], uses),
  ],
  ['Grauteamento vertical, fgk # MPa', 'm3', inTurn([105792, 89993, 105793, 105794], grouts)],
  [
    'Grauteamento de cinta superior ou verga, fgk # MPa',
    'm3',
    inTurn([105796, 89995, 105797, 105798], grouts),
  ],
  [
    'Grauteamento de cinta intermediária ou contraverga, fgk # MPa',
    'm3',
    inTurn([105800, 89994, 105801, 105802], grouts),
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
    inTurn([106794, 106795, 106796, 106797, 106798], diameters),
  ],
  [
    'Estaca hélice contínua sem armação, C40, diâmetro # cm',
    'm',
    inTurn([106804, 106805, 106806, 106807, 106808], diameters),
  ],
  [
    'Montagem de armadura de estacas, # mm',
    'kg',
    inTurn([95576, 95578, 95579, 95580, 95581], ['8,0', ...bars.slice(3)]),
  ],
  ['Montagem de estribos de estacas, # mm', 'kg', inTurn([95583, 95584], ['5,0', '6,3'])],
  [
    'Armação de bloco de coroamento, #',
    'kg',
    inTurn([96543, 96544, 96545, 96546], ['CA-60 5 mm', 'CA-50 6,3 mm', 'CA-50 8 mm', 'CA-50 10 mm']),
  ],
  [
    'Armação de bloco, sapata ou viga baldrame, # mm',
    'kg',
    inTurn([104919, 104920, 104921, 104922, 104915], bars.slice(2)),
  ],
  ['Radier, espessura # cm', 'm2', inTurn([97101, 97102, 97103, 103072, 103073], [10, 15, 20, 25, 30])],
  [
    '# com encargos complementares',
    'h',
    [
      [88309, 'Pedreiro'],
      [88316, 'Servente'],
    ],
  ],
];

const strengths = ['4,5', 6, 8, 10, 12, 14, 16];
const ends = ['4,5', 14];

const inputFamilies: readonly Family<InputCode>[] = [
  [
    'Concreto usinado bombeável, C#, slump 100, com bombeamento',
    'm3',
    inTurn([1524, 1527, 1525, 11145, 34479, 34481, 34483, 34485], [20, 25, 30, 35, 40, 45, 50, 60]),
  ],
  ['Concreto usinado bombeável, C#, slump 190, sem bombeamento', 'm3', inTurn([38408, 38409], [25, 30])],
  ['Concreto autoadensável, C#, com bombeamento', 'm3', inTurn([11147, 34872, 34491], [20, 25, 30])],
  [
    'Bloco de concreto estrutural 14x19x29, fbk # MPa',
    'un',
    inTurn([38590, 34566, 34567, 34556, 37873, 34564, 34565], strengths),
  ],
  ['Bloco de concreto estrutural 14x19x34, fbk # MPa', 'un', inTurn([38591, 38594], ends)],
  [
    'Bloco de concreto estrutural 14x19x39, fbk # MPa',
    'un',
    inTurn([25070, 34571, 34573, 34568, 34569, 34570, 37107], strengths),
  ],
  [
    'Bloco de concreto estrutural 19x19x39, fbk # MPa',
    'un',
    inTurn([25067, 34580, 34576, 34577, 34578, 34579], ['4,5', ...strengths.slice(2)]),
  ],
  ['Meio bloco de concreto estrutural 14x19x14, fbk # MPa', 'un', inTurn([38588, 38592], ends)],
  ['Meio bloco de concreto estrutural 14x19x19, fbk # MPa', 'un', inTurn([38589, 38593], ends)],
  ['Canaleta de concreto 14x19x29, fbk # MPa', 'un', inTurn([38596, 38599], ends)],
  ['Canaleta de concreto 14x19x39, fbk # MPa', 'un', inTurn([38597, 38600], ends)],
  ['Meia canaleta de concreto 14x19x19, fbk # MPa', 'un', inTurn([38595, 38598], ends)],
];

const itemsOf = (kind: PriceTerm['kind'], families: readonly Family<number>[]) =>
  families.flatMap(([name, unit, codes]) =>
    codes.map(([code, words]) => [`${kind} ${code}`, { name: name.replace('#', words), unit }] as const),
  );

const items = new Map<string, { name: string; unit: string }>([
  ...itemsOf('C', compositionFamilies),
  ...itemsOf('I', inputFamilies),
]);

/** What a code of the source is, in its own language, and what its price is per: m3, m2, m, kg, un or h. */
export const sourceItem = ({ kind, code }: Pick<PriceTerm, 'kind' | 'code'>) =>
  items.get(`${kind} ${code}`) ?? { name: code, unit: '' };
