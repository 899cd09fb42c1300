type Example = Record<string, string | number>;

const project = {
  project_name: 'Residencial Exemplo',
  project_cep: '05508-010',
  project_state: 'SP',
  project_city: 'São Paulo',
  project_phase: 'preliminary_study',
  project_building_type: 'residential',
  unit_name: 'Torre A',
  unit_repetition: 2,
  unit_dwellings: 48,
};
const floor = {
  floor_name: 'Pavimento tipo',
  floor_area: 450.5,
  floor_category: 'standard_floor',
  floor_height: 2.88,
  floor_repetition: 12,
};
const slabs = { module_slab_concrete_30: 45, module_slab_steel_50: 1400.5, module_slab_steel_60: 600 };

/** One floor under the three technologies, and a floor without a structure yet. Amounts are those of one floor. */
export const examples: Example[] = [
  {
    ...project,
    floor_name: 'Térreo',
    floor_area: 800,
    floor_category: 'ground_floor',
    floor_height: 4,
    floor_repetition: 1,
  },
  {
    ...project,
    ...floor,
    ...slabs,
    option_name: 'Paredes de concreto',
    module_type: 'concrete_wall',
    module_wall_thickness: 10,
    module_slab_thickness: 10,
    module_wall_concrete_25: 55.5,
    module_wall_steel_60: 1800,
  },
  {
    ...project,
    ...floor,
    ...slabs,
    option_name: 'Viga e pilar',
    module_type: 'beam_column',
    module_slab_form_area: 400,
    module_column_concrete_40: 12.5,
    module_beam_concrete_30: 18,
    module_column_steel_50: 1500,
    module_beam_steel_50: 1700,
    module_column_form_area: 130,
    module_beam_form_area: 160,
    module_column_number: 24,
    module_average_beam_span: 5.2,
    module_average_slab_span: 4.5,
  },
  {
    ...project,
    ...floor,
    ...slabs,
    option_name: 'Alvenaria estrutural',
    module_type: 'structural_masonry',
    module_block_1_type: 'inteiro (14x19x39)',
    module_block_1_fbk: 6,
    module_block_1_quantity: 3200,
    module_block_2_type: 'canaleta inteira (14x19x39)',
    module_block_2_fbk: 6,
    module_block_2_quantity: 420,
    module_vertical_grout_20: 3.5,
    module_mortar_8: 4.2,
  },
];
