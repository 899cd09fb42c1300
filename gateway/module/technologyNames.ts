import { type Language, resolveLanguage } from '#domain/messages.ts';
import type { Technology } from '#domain/technology.ts';

const names: Record<Language, Record<Technology, string>> = {
  'pt-BR': {
    beam_column: 'Viga-pilar',
    concrete_wall: 'Parede de concreto',
    structural_masonry: 'Alvenaria estrutural',
  },
  'en-US': {
    beam_column: 'Beam-column',
    concrete_wall: 'Concrete wall',
    structural_masonry: 'Structural masonry',
  },
  'es-ES': {
    beam_column: 'Viga-pilar',
    concrete_wall: 'Muro de concreto',
    structural_masonry: 'Mampostería estructural',
  },
  'ru-RU': { beam_column: 'Каркас', concrete_wall: 'Бетонные стены', structural_masonry: 'Несущая кладка' },
};

/** What a module is called where the service keeps no names: its technology, in the language of the request. */
export const technologyName = (technology: Technology, acceptLanguage: string | undefined) =>
  names[resolveLanguage(acceptLanguage)][technology];
