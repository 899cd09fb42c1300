import { type Language, languages } from '../../texts/messages.ts';
import type { SlabSystem } from './slabSystem.ts';

/** What people call the systems of slabs, in the order of `languages`. */
const names: Readonly<Record<SlabSystem, readonly [string, string, string, string]>> = {
  solid: ['Maciça', 'Solid', 'Maciza', 'Сплошная'],
  ribbed: ['Nervurada', 'Ribbed', 'Nervada', 'Ребристая'],
  mushroom_solid: [
    'Cogumelo maciça',
    'Solid mushroom',
    'Fungiforme maciza',
    'Безбалочная сплошная с капителями',
  ],
  mushroom_ribbed: [
    'Cogumelo nervurada',
    'Ribbed mushroom',
    'Fungiforme nervada',
    'Безбалочная ребристая с капителями',
  ],
  flat: ['Lisa', 'Flat', 'Plana sin vigas', 'Безбалочная'],
  band_beam: ['Com vigas-faixa', 'Band beam', 'Con vigas planas', 'С плоскими балками'],
  trussed: ['Treliçada', 'Lattice girder', 'Con viguetas de celosía', 'С арматурными фермами'],
  joist: ['Com vigotas', 'Joist', 'Con viguetas', 'С балочками'],
  filigree: ['Pré-laje', 'Half-slab', 'Prelosa', 'Несъёмная плита-опалубка'],
  hollow_core: ['Alveolar', 'Hollow core', 'Alveolar', 'Многопустотная'],
  precast_solid: ['Pré-moldada maciça', 'Precast solid', 'Prefabricada maciza', 'Сборная сплошная'],
  precast_ribbed: ['Pré-moldada nervurada', 'Precast ribbed', 'Prefabricada nervada', 'Сборная ребристая'],
  pt_precast: [
    'Pré-moldada protendida',
    'Prestressed precast',
    'Prefabricada pretensada',
    'Сборная преднапряжённая',
  ],
  pt_solid: ['Maciça protendida', 'Prestressed solid', 'Maciza postesada', 'Сплошная, преднапряжённая'],
  pt_ribbed: [
    'Nervurada protendida',
    'Prestressed ribbed',
    'Nervada postesada',
    'Ребристая, преднапряжённая',
  ],
  pt_mushroom_solid: [
    'Cogumelo maciça protendida',
    'Prestressed solid mushroom',
    'Fungiforme maciza postesada',
    'Безбалочная сплошная с капителями, преднапряжённая',
  ],
  pt_mushroom_ribbed: [
    'Cogumelo nervurada protendida',
    'Prestressed ribbed mushroom',
    'Fungiforme nervada postesada',
    'Безбалочная ребристая с капителями, преднапряжённая',
  ],
  pt_flat: [
    'Lisa protendida',
    'Prestressed flat',
    'Plana sin vigas postesada',
    'Безбалочная, преднапряжённая',
  ],
  pt_band_beam: [
    'Protendida com vigas-faixa',
    'Prestressed band beam',
    'Postesada con vigas planas',
    'Преднапряжённая с плоскими балками',
  ],
};

export const slabSystemName = (system: SlabSystem, language: Language): string =>
  names[system][languages.indexOf(language)] ?? names[system][0];
