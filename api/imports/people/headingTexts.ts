import type { Language } from '#domain/texts/messages.ts';

type Texts = Readonly<Record<Language, string>>;
const texts = (pt: string, en: string, es: string, ru: string): Texts => ({
  'pt-BR': pt,
  'en-US': en,
  'es-ES': es,
  'ru-RU': ru,
});

/** Headings of the columns that hold one thing, with their units. */
export const plainHeadings: Readonly<Record<string, Texts>> = {
  project_name: texts('Nome do projeto', 'Project name', 'Nombre del proyecto', 'Название проекта'),
  project_cep: texts('CEP', 'ZIP code', 'Código postal (CEP)', 'Почтовый индекс'),
  project_state: texts('Estado (UF)', 'State', 'Estado', 'Штат'),
  project_city: texts('Cidade', 'City', 'Ciudad', 'Город'),
  project_neighborhood: texts('Bairro', 'Neighborhood', 'Barrio', 'Район'),
  project_street: texts('Rua', 'Street', 'Calle', 'Улица'),
  project_number: texts('Número do endereço', 'Street number', 'Número de la dirección', 'Номер дома'),
  project_phase: texts('Fase do projeto', 'Project phase', 'Fase del proyecto', 'Стадия проекта'),
  project_building_type: texts(
    'Tipo de edificação',
    'Building type',
    'Tipo de edificación',
    'Назначение здания',
  ),
  unit_name: texts('Torre', 'Tower', 'Torre', 'Башня'),
  unit_repetition: texts('Torres iguais', 'Equal towers', 'Torres iguales', 'Одинаковых башен'),
  unit_dwellings: texts(
    'Unidades habitacionais por torre',
    'Dwellings per tower',
    'Viviendas por torre',
    'Квартир в башне',
  ),
  option_name: texts('Simulação', 'Simulation', 'Simulación', 'Вариант'),
  floor_name: texts('Pavimento', 'Floor', 'Planta', 'Этаж'),
  floor_area: texts(
    'Área do pavimento (m²)',
    'Floor area (m²)',
    'Área de la planta (m²)',
    'Площадь этажа (м²)',
  ),
  floor_category: texts(
    'Categoria do pavimento',
    'Floor category',
    'Categoría de la planta',
    'Категория этажа',
  ),
  floor_height: texts(
    'Altura piso a piso (m)',
    'Floor height (m)',
    'Altura de la planta (m)',
    'Высота этажа (м)',
  ),
  floor_repetition: texts('Repetições', 'Repetitions', 'Repeticiones', 'Повторения'),
  module_type: texts(
    'Tecnologia construtiva',
    'Structural technology',
    'Tecnología constructiva',
    'Технология',
  ),
  module_wall_thickness: texts(
    'Espessura das paredes (cm)',
    'Wall thickness (cm)',
    'Espesor de muros (cm)',
    'Толщина стен (см)',
  ),
  module_slab_thickness: texts(
    'Espessura das lajes (cm)',
    'Slab thickness (cm)',
    'Espesor de losas (cm)',
    'Толщина плит (см)',
  ),
  module_wall_area: texts(
    'Área de paredes (m²)',
    'Wall area (m²)',
    'Área de muros (m²)',
    'Площадь стен (м²)',
  ),
  module_slab_area: texts('Área de lajes (m²)', 'Slab area (m²)', 'Área de losas (m²)', 'Площадь плит (м²)'),
  module_wall_form_area: texts(
    'Fôrma das paredes (m²)',
    'Wall formwork (m²)',
    'Encofrado de muros (m²)',
    'Опалубка стен (м²)',
  ),
  foundation_type: texts('Tipo de fundação', 'Type of foundation', 'Tipo de cimentación', 'Тип фундамента'),
  module_slab_type: texts('Sistema de laje', 'Slab system', 'Sistema de losa', 'Тип перекрытия'),
  module_slab_form_area: texts(
    'Fôrma das lajes (m²)',
    'Slab formwork (m²)',
    'Encofrado de losas (m²)',
    'Опалубка плит (м²)',
  ),
  module_column_form_area: texts(
    'Fôrma dos pilares (m²)',
    'Column formwork (m²)',
    'Encofrado de pilares (m²)',
    'Опалубка колонн (м²)',
  ),
  module_beam_form_area: texts(
    'Fôrma das vigas (m²)',
    'Beam formwork (m²)',
    'Encofrado de vigas (m²)',
    'Опалубка балок (м²)',
  ),
  module_form_uses: texts(
    'Usos das fôrmas',
    'Uses of the formwork',
    'Usos del encofrado',
    'Оборачиваемость опалубки',
  ),
  module_column_number: texts('Número de pilares', 'Number of columns', 'Número de pilares', 'Число колонн'),
  module_average_beam_span: texts(
    'Vão médio das vigas (m)',
    'Average beam span (m)',
    'Luz media de vigas (m)',
    'Средний пролёт балок (м)',
  ),
  module_average_slab_span: texts(
    'Vão médio das lajes (m)',
    'Average slab span (m)',
    'Luz media de losas (m)',
    'Средний пролёт плит (м)',
  ),
};

const ofFoundation = (pt: string, en: string, es: string, ru: string) =>
  texts(`Fundação – ${pt}`, `Foundation – ${en}`, `Cimentación – ${es}`, `Фундамент – ${ru}`);

/** Elements in the names of columns. */
export const elementTexts: Readonly<Record<string, Texts>> = {
  raft: ofFoundation('Radier', 'Raft', 'Losa', 'Плита'),
  piles: ofFoundation('Estacas', 'Piles', 'Pilotes', 'Сваи'),
  pile_caps: ofFoundation('Blocos de coroamento', 'Pile caps', 'Encepados', 'Ростверки'),
  grade_beams: ofFoundation('Vigas baldrame', 'Ground beams', 'Vigas de cimentación', 'Фундаментные балки'),
  tie_beams: ofFoundation('Cintas', 'Ties', 'Riostras', 'Связи'),
  footings: ofFoundation('Sapatas', 'Footings', 'Zapatas', 'Столбчатые фундаменты'),
  caissons: ofFoundation('Tubulões', 'Caissons', 'Pozos de cimentación', 'Опоры-колодцы'),
  retaining_walls: ofFoundation('Contenção', 'Retaining walls', 'Muros de contención', 'Подпорные стены'),
  wall: texts('Paredes', 'Walls', 'Muros', 'Стены'),
  slab: texts('Lajes', 'Slabs', 'Losas', 'Плиты'),
  column: texts('Pilares', 'Columns', 'Pilares', 'Колонны'),
  beam: texts('Vigas', 'Beams', 'Vigas', 'Балки'),
  vertical: texts('Graute vertical', 'Vertical grout', 'Grout vertical', 'Вертикальный грут'),
  horizontal: texts('Graute horizontal', 'Horizontal grout', 'Grout horizontal', 'Горизонтальный грут'),
};

/** What is added to steel that nobody drew. */
export const usualRateText = texts('taxa usual', 'usual rate', 'tasa usual', 'обычная норма');

export const materialTexts = {
  concrete: texts(
    'concreto C{{n}} (m³)',
    'concrete C{{n}} (m³)',
    'hormigón C{{n}} (m³)',
    'бетон C{{n}} (м³)',
  ),
  steel: texts('aço CA-{{n}} (kg)', 'steel CA-{{n}} (kg)', 'acero CA-{{n}} (kg)', 'сталь CA-{{n}} (кг)'),
  strand: texts(
    'cordoalha CP-{{n}} (kg)',
    'strand CP{{n}} (kg)',
    'cordón CP-{{n}} (kg)',
    'канаты CP-{{n}} (кг)',
  ),
  grout: texts('fgk {{n}} (m³)', 'fgk {{n}} (m³)', 'fgk {{n}} (m³)', 'fgk {{n}} (м³)'),
  form: texts('fôrma (m²)', 'formwork (m²)', 'encofrado (m²)', 'опалубка (м²)'),
  area: texts('área (m²)', 'area (m²)', 'área (m²)', 'площадь (м²)'),
  mortar: texts(
    'Argamassa fak {{n}} (m³)',
    'Mortar fak {{n}} (m³)',
    'Mortero fak {{n}} (m³)',
    'Раствор fak {{n}} (м³)',
  ),
} as const;

export const blockTexts = {
  type: texts('Bloco {{n}}: tipo', 'Block {{n}}: type', 'Bloque {{n}}: tipo', 'Блок {{n}}: тип'),
  fbk: texts(
    'Bloco {{n}}: fbk (MPa)',
    'Block {{n}}: fbk (MPa)',
    'Bloque {{n}}: fbk (MPa)',
    'Блок {{n}}: fbk (МПа)',
  ),
  quantity: texts(
    'Bloco {{n}}: quantidade',
    'Block {{n}}: quantity',
    'Bloque {{n}}: cantidad',
    'Блок {{n}}: количество',
  ),
} as const;
