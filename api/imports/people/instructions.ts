import type { Language } from '#domain/texts/messages.ts';
import { requiredColumns } from '../columns.ts';
import { choicesOf } from './choices.ts';
import { headingOf } from './headings.ts';

type Texts = {
  sheet: string;
  instructions: string;
  lists: string;
  rules: readonly string[];
  head: readonly [column: string, required: string, values: string];
  yes: string;
};

const texts: Readonly<Record<Language, Texts>> = {
  'pt-BR': {
    sheet: 'Torre',
    instructions: 'Instruções',
    lists: 'Listas',
    rules: [
      'Preencha a primeira aba: uma linha para cada grupo de pavimentos iguais; o nome do projeto e o da torre se repetem.',
      'Para várias simulações da mesma torre, repita o pavimento com outra simulação e outra tecnologia.',
      'Os quantitativos são os de um pavimento; deixe em branco o que não existe. Concreto em m³, aço em kg.',
      'A fundação é a da torre inteira: preencha suas colunas em uma só linha de cada simulação, que pode não ter pavimento. A espessura do radier vem do volume e da área.',
      'Apague as linhas de exemplo. A ordem das colunas é livre, e colunas não usadas podem ser apagadas.',
    ],
    head: ['Coluna', 'Obrigatória', 'Valores aceitos'],
    yes: 'sim',
  },
  'en-US': {
    sheet: 'Tower',
    instructions: 'Instructions',
    lists: 'Lists',
    rules: [
      'Fill in the first sheet: one row per group of identical floors; the names of project and tower repeat.',
      'For several simulations of the same tower, repeat the floor with another simulation and technology.',
      'Quantities are those of one floor; leave blank what does not exist. Concrete in m³, steel in kg.',
      'The foundation is that of the whole tower: fill in its columns in one row of each simulation, which needs no floor. A raft is as thick as its volume over its area.',
      'Delete the example rows. Columns may be in any order, and unused ones may be deleted.',
    ],
    head: ['Column', 'Required', 'Accepted values'],
    yes: 'yes',
  },
  'es-ES': {
    sheet: 'Torre',
    instructions: 'Instrucciones',
    lists: 'Listas',
    rules: [
      'Complete la primera hoja: una fila por grupo de plantas iguales; los nombres del proyecto y de la torre se repiten.',
      'Para varias simulaciones de la misma torre, repita la planta con otra simulación y otra tecnología.',
      'Las cantidades son las de una planta; deje en blanco lo que no existe. Hormigón en m³, acero en kg.',
      'La cimentación es la de toda la torre: complete sus columnas en una sola fila de cada simulación, que puede no tener planta. El espesor de la losa resulta del volumen y del área.',
      'Borre las filas de ejemplo. El orden de las columnas es libre, y las no usadas pueden borrarse.',
    ],
    head: ['Columna', 'Obligatoria', 'Valores aceptados'],
    yes: 'sí',
  },
  'ru-RU': {
    sheet: 'Башня',
    instructions: 'Инструкция',
    lists: 'Списки',
    rules: [
      'Заполните первый лист: одна строка на группу одинаковых этажей; названия проекта и башни повторяются.',
      'Для нескольких вариантов одной башни повторите этаж с другим вариантом и технологией.',
      'Количества — на один этаж; чего нет, оставьте пустым. Бетон в м³, сталь в кг.',
      'Фундамент — на всю башню: заполните его столбцы в одной строке каждого варианта; этаж в ней не нужен. Толщина плиты — это объём, делённый на площадь.',
      'Удалите строки примера. Порядок столбцов свободный, ненужные можно удалить.',
    ],
    head: ['Столбец', 'Обязателен', 'Допустимые значения'],
    yes: 'да',
  },
};

/** Names of the workbook's sheets. */
export const sheetNames = (language: Language) => texts[language];

/** Rows of the instruction sheet: rules, then each column with what it takes. */
export function instructionRows(columns: readonly string[], language: Language): string[][] {
  const { rules, head, yes } = texts[language];
  return [
    ...rules.map((rule) => [rule]),
    [],
    [...head],
    ...columns.map((column) => [
      headingOf(column, language),
      requiredColumns.includes(column) ? yes : '',
      choicesOf(column, language)?.join(', ') ?? '',
    ]),
  ];
}
