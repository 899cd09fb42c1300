import { type Language, languages } from '../texts/messages.ts';
import type { FoundationType } from './foundationType.ts';

/** In the order of `languages`. */
const names: Readonly<Record<FoundationType, readonly [string, string, string, string]>> = {
  raft_foundation: ['Radier', 'Raft', 'Losa', 'Плита'],
  piles_foundation: ['Estacas', 'Piles', 'Pilotes', 'Сваи'],
  raft_piles_foundation: ['Radier estaqueado', 'Piled raft', 'Losa pilotada', 'Свайная плита'],
  footings_foundation: ['Sapatas', 'Footings', 'Zapatas', 'Столбчатые фундаменты'],
  caissons_foundation: ['Tubulões', 'Caissons', 'Pozos de cimentación', 'Опоры-колодцы'],
  retaining_walls_foundation: ['Contenção', 'Retaining walls', 'Muros de contención', 'Подпорные стены'],
};

/** What a kind of foundation is called, with the capital of a heading. */
export const foundationName = (type: FoundationType, language: Language): string =>
  names[type][languages.indexOf(language)] ?? names[type][0];
