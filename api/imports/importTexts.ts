import { fillText } from '#domain/texts/fillText.ts';
import type { Language } from '#domain/texts/messages.ts';

/** What is said of a row or a column apart from the rules of its fields. `{{}}` as in domain/locales. */
const texts = {
  unknown_column: {
    'pt-BR': 'Coluna desconhecida',
    'en-US': 'Unknown column',
    'es-ES': 'Columna desconocida',
    'ru-RU': 'Неизвестный столбец',
  },
  missing_column: {
    'pt-BR': 'Falta esta coluna',
    'en-US': 'This column is missing',
    'es-ES': 'Falta esta columna',
    'ru-RU': 'Этот столбец отсутствует',
  },
  repeated_column: {
    'pt-BR': 'Esta coluna aparece mais de uma vez',
    'en-US': 'This column occurs more than once',
    'es-ES': 'Esta columna aparece más de una vez',
    'ru-RU': 'Этот столбец встречается несколько раз',
  },
  too_many_cells: {
    'pt-BR': 'A linha tem mais células do que o cabeçalho',
    'en-US': 'The row has more cells than the header',
    'es-ES': 'La fila tiene más celdas que el encabezado',
    'ru-RU': 'В строке больше ячеек, чем в заголовке',
  },
  no_rows: {
    'pt-BR': 'A planilha não tem linhas',
    'en-US': 'The sheet has no rows',
    'es-ES': 'La hoja de cálculo no tiene filas',
    'ru-RU': 'В таблице нет строк',
  },
  too_many_rows: {
    'pt-BR': 'A planilha pode ter no máximo {{max}} linhas',
    'en-US': 'The sheet may have at most {{max}} rows',
    'es-ES': 'La hoja de cálculo puede tener como máximo {{max}} filas',
    'ru-RU': 'В таблице может быть не более {{max}} строк',
  },
  differs: {
    'pt-BR': 'O valor é diferente do da linha {{row}}, que trata da mesma coisa',
    'en-US': 'The value differs from that of row {{row}}, which is about the same thing',
    'es-ES': 'El valor es distinto del de la fila {{row}}, que trata de lo mismo',
    'ru-RU': 'Значение отличается от строки {{row}}, которая описывает то же самое',
  },
  missing_type: {
    'pt-BR':
      'A linha só tem outros materiais: informe a tecnologia construtiva e os quantitativos da estrutura',
    'en-US': 'The row has other materials alone: fill in the structural technology and its quantities',
    'es-ES': 'La fila solo tiene otros materiales: indique la tecnología constructiva y sus cantidades',
    'ru-RU': 'В строке только другие материалы: укажите технологию и количества конструкции',
  },
  ambiguous_type: {
    'pt-BR': 'A linha tem valores de mais de uma tecnologia: informe a tecnologia construtiva (module_type)',
    'en-US':
      'The row has values of more than one technology: fill in the structural technology (module_type)',
    'es-ES':
      'La fila tiene valores de más de una tecnología: indique la tecnología constructiva (module_type)',
    'ru-RU': 'В строке есть значения нескольких технологий: укажите технологию (module_type)',
  },
  foreign_value: {
    'pt-BR': 'Esta coluna não pertence à tecnologia da linha',
    'en-US': 'This column is not one of the row’s technology',
    'es-ES': 'Esta columna no pertenece a la tecnología de la fila',
    'ru-RU': 'Этот столбец не относится к технологии строки',
  },
  foundation_type: {
    'pt-BR': 'Informe o tipo de fundação',
    'en-US': 'Fill in the type of foundation',
    'es-ES': 'Indique el tipo de cimentación',
    'ru-RU': 'Укажите тип фундамента',
  },
  foreign_part: {
    'pt-BR': 'Esta coluna não pertence ao tipo de fundação da linha',
    'en-US': 'This column is not one of the row’s type of foundation',
    'es-ES': 'Esta columna no pertenece al tipo de cimentación de la fila',
    'ru-RU': 'Этот столбец не относится к типу фундамента строки',
  },
  left_out: {
    'pt-BR': 'Áreas de fôrma, número de pilares e vãos médios que faltam entram como 0',
    'en-US': 'Form areas, number of columns and mean spans that are missing count as 0',
    'es-ES': 'Las áreas de encofrado, el número de pilares y las luces medias que faltan cuentan como 0',
    'ru-RU': 'Недостающие площади опалубки, число колонн и средние пролёты считаются равными 0',
  },
  no_steel: {
    'pt-BR': 'Concreto sem nenhum aço: é gravado assim, e a comparação suspende o resultado',
    'en-US': 'Concrete without any steel: it is saved like this, and a comparison holds its verdict back',
    'es-ES': 'Hormigón sin ningún acero: se guarda así, y la comparación suspende el resultado',
    'ru-RU': 'Бетон совсем без стали: так и сохраняется, но сравнение не даёт вывода',
  },
  no_strand: {
    'pt-BR': 'Laje protendida sem cordoalha (CP-190): é gravada assim, e a comparação suspende o resultado',
    'en-US':
      'Prestressed slab without strand (CP-190): it is saved like this, and a comparison holds its verdict back',
    'es-ES': 'Losa pretensada sin cordón (CP-190): se guarda así, y la comparación suspende el resultado',
    'ru-RU': 'Преднапряжённая плита без канатов (CP-190): так и сохраняется, но сравнение не даёт вывода',
  },
  allowed: {
    'pt-BR': '{{fault}}. Valores aceitos: {{values}}',
    'en-US': '{{fault}}. Accepted values: {{values}}',
    'es-ES': '{{fault}}. Valores aceptados: {{values}}',
    'ru-RU': '{{fault}}. Допустимые значения: {{values}}',
  },
} satisfies Record<string, Record<Language, string>>;

type ImportText = keyof typeof texts;

/** A text with its parameters, as `text:differs|{"row":3}`: told from keys of domain/locales by the prefix. */
export const importMessage = (text: ImportText, params: Record<string, number> = {}): string =>
  `text:${text}|${JSON.stringify(params)}`;

/** The text of such a message, undefined for any other. */
export function importTextOf(message: string, language: Language): string | undefined {
  const [, name, params] = /^text:(\w+)\|(.*)$/.exec(message) ?? [];
  if (name === undefined || !Object.hasOwn(texts, name)) return undefined;
  const values = JSON.parse(params ?? '{}') as Record<string, number>;
  return fillText(texts[name as ImportText][language], (key) => values[key]?.toString());
}

/** A fault with what may stand there instead. */
export const allowedText = (fault: string, values: readonly string[], language: Language): string =>
  fillText(texts.allowed[language], (name) => (name === 'fault' ? fault : values.join(', ')));
