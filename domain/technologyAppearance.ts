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

/** CSS colours on a light screen, on a dark one and on paper. */
type Colors = Readonly<{ light: string; dark: string; paper: string }>;

/** Blue, orange and violet stay apart on screens for every common colour blindness; a pattern says it again. */
const technologyColors: Readonly<Record<Technology, Colors>> = {
  beam_column: { light: '#1f6fb2', dark: '#6aaee6', paper: '#2f6f9f' },
  concrete_wall: { light: '#c4650a', dark: '#f0a35c', paper: '#8a6d3b' },
  structural_masonry: { light: '#7a4fb0', dark: '#b99ae6', paper: '#a0522d' },
};

/** The colours of all technologies on one kind of ground. */
export const technologyColorsOn = (ground: keyof Colors) =>
  Object.fromEntries(
    Object.entries(technologyColors).map(([technology, colors]) => [technology, colors[ground]]),
  ) as Record<Technology, string>;
