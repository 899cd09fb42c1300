import type { Language } from '../../texts/messages.ts';
import type { Technology } from './technology.ts';

type Texts = Readonly<Record<Technology, Readonly<Record<Language, string>>>>;

/** What people call the technologies, in the words of the screens. */
export const technologyNames: Texts = {
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

/** The materials of each, as a help to choose. */
export const technologySummaries: Texts = {
  beam_column: {
    'pt-BR': 'Pórtico de concreto armado: pilares, vigas e lajes',
    'en-US': 'Reinforced-concrete frame: columns, beams and slabs',
    'es-ES': 'Pórtico de hormigón armado: pilares, vigas y losas',
    'ru-RU': 'Железобетонный каркас: колонны, балки и плиты',
  },
  concrete_wall: {
    'pt-BR': 'Paredes e lajes moldadas no local',
    'en-US': 'Walls and slabs cast in place',
    'es-ES': 'Muros y losas hormigonados in situ',
    'ru-RU': 'Монолитные стены и плиты',
  },
  structural_masonry: {
    'pt-BR': 'Blocos de concreto, graute e lajes',
    'en-US': 'Concrete blocks, grout and slabs',
    'es-ES': 'Bloques de hormigón, grout y losas',
    'ru-RU': 'Бетонные блоки, грут и плиты',
  },
};

/** CSS colours on a light ground, paper as well, and on a dark one. */
type Colors = Readonly<{ light: string; dark: string }>;

/** Blue, orange and violet stay distinct for every common colour blindness; a pattern repeats the distinction. */
const technologyColors: Readonly<Record<Technology, Colors>> = {
  beam_column: { light: '#1f6fb2', dark: '#6aaee6' },
  concrete_wall: { light: '#c4650a', dark: '#f0a35c' },
  structural_masonry: { light: '#7a4fb0', dark: '#b99ae6' },
};

/** The colours of all technologies on one kind of ground. */
export const technologyColorsOn = (ground: keyof Colors) =>
  Object.fromEntries(
    Object.entries(technologyColors).map(([technology, colors]) => [technology, colors[ground]]),
  ) as Record<Technology, string>;
