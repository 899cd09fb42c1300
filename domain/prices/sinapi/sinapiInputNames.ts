import { type Family, zip } from './sinapiFamily.ts';
import type { InputCode } from './sinapi2026_09Inputs.ts';

const strengths = ['4,5', 6, 8, 10, 12, 14, 16];
const ends = ['4,5', 14];

/** What the inputs are. */
export const inputFamilies: readonly Family<InputCode>[] = [
  [
    'Concreto usinado bombeável, C#, slump 100, com bombeamento',
    'm3',
    zip([1524, 1527, 1525, 11145, 34479, 34481, 34483, 34485], [20, 25, 30, 35, 40, 45, 50, 60]),
  ],
  ['Concreto usinado bombeável, C#, slump 190, sem bombeamento', 'm3', zip([38408, 38409], [25, 30])],
  ['Concreto autoadensável, C#, com bombeamento', 'm3', zip([11147, 34872, 34491], [20, 25, 30])],
  [
    'Bloco de concreto estrutural 14x19x29, fbk # MPa',
    'un',
    zip([38590, 34566, 34567, 34556, 37873, 34564, 34565], strengths),
  ],
  ['Bloco de concreto estrutural 14x19x34, fbk # MPa', 'un', zip([38591, 38594], ends)],
  [
    'Bloco de concreto estrutural 14x19x39, fbk # MPa',
    'un',
    zip([25070, 34571, 34573, 34568, 34569, 34570, 37107], strengths),
  ],
  [
    'Bloco de concreto estrutural 19x19x39, fbk # MPa',
    'un',
    zip([25067, 34580, 34576, 34577, 34578, 34579], ['4,5', ...strengths.slice(2)]),
  ],
  ['Meio bloco de concreto estrutural 14x19x14, fbk # MPa', 'un', zip([38588, 38592], ends)],
  ['Meio bloco de concreto estrutural 14x19x19, fbk # MPa', 'un', zip([38589, 38593], ends)],
  ['Canaleta de concreto 14x19x29, fbk # MPa', 'un', zip([38596, 38599], ends)],
  ['Canaleta de concreto 14x19x39, fbk # MPa', 'un', zip([38597, 38600], ends)],
  ['Meia canaleta de concreto 14x19x19, fbk # MPa', 'un', zip([38595, 38598], ends)],
];
