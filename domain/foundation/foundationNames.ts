import type { Language } from '../texts/messages.ts';
import type { FoundationType } from './foundationType.ts';

const names: Readonly<Record<Language, Readonly<Record<FoundationType, string>>>> = {
  'pt-BR': {
    raft_foundation: 'Radier',
    piles_foundation: 'Estacas',
    raft_piles_foundation: 'Radier estaqueado',
    footings_foundation: 'Sapatas',
    caissons_foundation: 'Tubulões',
    retaining_walls_foundation: 'Contenção',
  },
  'en-US': {
    raft_foundation: 'Raft',
    piles_foundation: 'Piles',
    raft_piles_foundation: 'Piled raft',
    footings_foundation: 'Footings',
    caissons_foundation: 'Caissons',
    retaining_walls_foundation: 'Retaining walls',
  },
  'es-ES': {
    raft_foundation: 'Losa',
    piles_foundation: 'Pilotes',
    raft_piles_foundation: 'Losa pilotada',
    footings_foundation: 'Zapatas',
    caissons_foundation: 'Pozos de cimentación',
    retaining_walls_foundation: 'Muros de contención',
  },
  'ru-RU': {
    raft_foundation: 'Плита',
    piles_foundation: 'Сваи',
    raft_piles_foundation: 'Свайная плита',
    footings_foundation: 'Столбчатые фундаменты',
    caissons_foundation: 'Опоры-колодцы',
    retaining_walls_foundation: 'Подпорные стены',
  },
};

/** What a kind of foundation is called, with the capital of a heading. */
export const foundationName = (type: FoundationType, language: Language): string => names[language][type];
