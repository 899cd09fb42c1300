import type { Language } from '#domain/texts/messages.ts';
import type { OtherPurpose } from '#domain/structures/otherMaterials.ts';
import type { otherColumns } from '../columns.ts';

type Texts = Readonly<Record<Language, string>>;
const texts = (pt: string, en: string, es: string, ru: string): Texts => ({
  'pt-BR': pt,
  'en-US': en,
  'es-ES': es,
  'ru-RU': ru,
});

/** Headings of a material outside the factor set; {{n}} is its place in the row. */
export const otherTexts: Readonly<Record<keyof ReturnType<typeof otherColumns>, Texts>> = {
  name: texts(
    'Outro material {{n}}: nome',
    'Other material {{n}}: name',
    'Otro material {{n}}: nombre',
    'Другой материал {{n}}: название',
  ),
  purpose: texts(
    'Outro material {{n}}: finalidade',
    'Other material {{n}}: purpose',
    'Otro material {{n}}: finalidad',
    'Другой материал {{n}}: назначение',
  ),
  amount: texts(
    'Outro material {{n}}: quantidade',
    'Other material {{n}}: amount',
    'Otro material {{n}}: cantidad',
    'Другой материал {{n}}: количество',
  ),
  unit: texts(
    'Outro material {{n}}: unidade',
    'Other material {{n}}: unit',
    'Otro material {{n}}: unidad',
    'Другой материал {{n}}: единица',
  ),
  source: texts(
    'Outro material {{n}}: fonte',
    'Other material {{n}}: source',
    'Otro material {{n}}: fuente',
    'Другой материал {{n}}: источник',
  ),
  co2_min: texts(
    'Outro material {{n}}: CO₂ mínimo (kgCO₂e por unidade)',
    'Other material {{n}}: lowest CO₂ (kgCO₂e per unit)',
    'Otro material {{n}}: CO₂ mínimo (kgCO₂e por unidad)',
    'Другой материал {{n}}: CO₂ минимум (kgCO₂e на единицу)',
  ),
  co2_max: texts(
    'Outro material {{n}}: CO₂ máximo (kgCO₂e por unidade)',
    'Other material {{n}}: highest CO₂ (kgCO₂e per unit)',
    'Otro material {{n}}: CO₂ máximo (kgCO₂e por unidad)',
    'Другой материал {{n}}: CO₂ максимум (kgCO₂e на единицу)',
  ),
  energy_min: texts(
    'Outro material {{n}}: energia mínima (MJ por unidade)',
    'Other material {{n}}: lowest energy (MJ per unit)',
    'Otro material {{n}}: energía mínima (MJ por unidad)',
    'Другой материал {{n}}: энергия минимум (MJ на единицу)',
  ),
  energy_max: texts(
    'Outro material {{n}}: energia máxima (MJ por unidade)',
    'Other material {{n}}: highest energy (MJ per unit)',
    'Otro material {{n}}: energía máxima (MJ por unidad)',
    'Другой материал {{n}}: энергия максимум (MJ на единицу)',
  ),
};

/** What the module form calls the purposes. */
export const purposeTexts: Readonly<Record<OtherPurpose, Texts>> = {
  infill: texts('Vedação', 'Infill', 'Cerramiento', 'Заполнение стен'),
  render: texts('Revestimento', 'Render', 'Revoque', 'Штукатурка'),
  foundation: texts(
    'Parcela de fundação',
    'Share of the foundation',
    'Parte de la cimentación',
    'Доля фундамента',
  ),
  other: texts('Outra', 'Other', 'Otra', 'Другое'),
};
