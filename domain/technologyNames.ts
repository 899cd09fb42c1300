import type { Language } from './messages.ts';
import type { Technology } from './technology.ts';

/** What people call the technologies, in the words of the screens. */
export const technologyNames: Readonly<Record<Technology, Readonly<Record<Language, string>>>> = {
  beam_column: {
    'pt-BR': 'Viga-pilar',
    'en-US': 'Beam-column',
    'es-ES': 'Viga-pilar',
    'ru-RU': 'Каркас',
  },
  concrete_wall: {
    'pt-BR': 'Parede de concreto',
    'en-US': 'Concrete wall',
    'es-ES': 'Muro de hormigón',
    'ru-RU': 'Бетонные стены',
  },
  structural_masonry: {
    'pt-BR': 'Alvenaria estrutural',
    'en-US': 'Structural masonry',
    'es-ES': 'Mampostería estructural',
    'ru-RU': 'Несущая кладка',
  },
};
