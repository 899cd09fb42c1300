/** Floors of a tower as the unit form takes them. */
type SeedGroup = { name: string; category: string; area: number; height: number; repetition: number };
export type SeedTower = { name: string; groups: SeedGroup[]; reference: 'frame' | 'walls' | 'masonry' };
type SeedProject = {
  name: string;
  cep: string;
  state: string;
  city: string;
  neighborhood: string;
  street: string;
  number: string;
  phase: string;
  building_type: string;
  description: string;
  towers: SeedTower[];
};

const tower = (
  name: string,
  reference: SeedTower['reference'],
  typical: number,
  area: number,
  basements = 1,
  penthouse = true,
): SeedTower => ({
  name,
  reference,
  groups: [
    ...(basements > 0
      ? [{ name: 'Subsolo', category: 'basement_floor', area: area * 2, height: 3, repetition: basements }]
      : []),
    { name: 'Térreo', category: 'ground_floor', area: area * 1.6, height: 3.5, repetition: 1 },
    { name: 'Tipo', category: 'standard_floor', area, height: 2.8, repetition: typical },
    ...(penthouse
      ? [{ name: 'Cobertura', category: 'penthouse_floor', area: area * 0.6, height: 3, repetition: 1 }]
      : []),
  ],
});

/** Six projects in different cities, phases and sizes. */
export const portfolio: SeedProject[] = [
  {
    name: 'Residencial Ipê Amarelo',
    cep: '05508-010',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Butantã',
    street: 'Avenida Professor Luciano Gualberto',
    number: '380',
    phase: 'basic_project',
    building_type: 'residential',
    description: 'Duas torres residenciais de médio padrão; decidir a estrutura antes do projeto executivo.',
    towers: [tower('Torre A', 'frame', 14, 450.5), tower('Torre B', 'walls', 14, 450.5)],
  },
  {
    name: 'Parque das Águas',
    cep: '30140-071',
    state: 'MG',
    city: 'Belo Horizonte',
    neighborhood: 'Funcionários',
    street: 'Rua da Bahia',
    number: '1200',
    phase: 'preliminary_study',
    building_type: 'residential',
    description: 'Habitação econômica em alvenaria estrutural, comparada com paredes de concreto.',
    towers: [tower('Bloco 1', 'masonry', 4, 290, 0, false), tower('Bloco 2', 'masonry', 4, 290, 0, false)],
  },
  {
    name: 'Edifício Guanabara',
    cep: '22250-040',
    state: 'RJ',
    city: 'Rio de Janeiro',
    neighborhood: 'Botafogo',
    street: 'Rua Voluntários da Pátria',
    number: '45',
    phase: 'executive_project',
    building_type: 'mixed',
    description: 'Torre mista com lajes corporativas nos primeiros pavimentos.',
    towers: [tower('Torre única', 'frame', 22, 620, 3)],
  },
  {
    name: 'Villa Curitiba',
    cep: '80420-090',
    state: 'PR',
    city: 'Curitiba',
    neighborhood: 'Batel',
    street: 'Alameda Dom Pedro II',
    number: '77',
    phase: 'released_for_construction',
    building_type: 'residential',
    description: 'Torre em parede de concreto com subsolo em estrutura convencional.',
    towers: [tower('Torre Norte', 'walls', 18, 380, 2)],
  },
  {
    name: 'Jardim Boa Vista',
    cep: '50060-004',
    state: 'PE',
    city: 'Recife',
    neighborhood: 'Boa Vista',
    street: 'Rua do Hospício',
    number: '210',
    phase: 'not_defined',
    building_type: 'residential',
    description: 'Estudo de massa com três soluções estruturais.',
    towers: [tower('Torre Mar', 'masonry', 8, 340, 1, false)],
  },
  {
    name: 'Morada do Sol',
    cep: '88015-200',
    state: 'SC',
    city: 'Florianópolis',
    neighborhood: 'Centro',
    street: 'Rua Felipe Schmidt',
    number: '515',
    phase: 'basic_project',
    building_type: 'residential',
    description: 'Duas torres idênticas, uma delas com versão otimizada do pavimento tipo.',
    towers: [tower('Torre Leste', 'frame', 12, 410), tower('Torre Oeste', 'walls', 12, 410)],
  },
];
