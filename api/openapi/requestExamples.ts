/** Working bodies, by method and path, in the order a first program sends them. */
export const requestExamples: Record<string, Record<string, unknown>> = {
  'post /v1/users': { name: 'Ana Souza', email: 'ana@example.com', password: 'pilar-e-viga-40' },
  'post /v1/tokens/authentication': { email: 'ana@example.com', password: 'pilar-e-viga-40' },
  'post /v1/projects': {
    name: 'Residencial Ipê',
    cep: '01310-100',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
    street: 'Avenida Paulista',
    number: '1000',
    phase: 'preliminary_study',
  },
  'post /v1/projects/{projectId}/units': {
    name: 'Torre A',
    type: 'tower',
    data: {
      floor_groups: [
        { name: 'Tipo', category: 'standard_floor', area: 450, height: 2.9, repetition: 2, index: 0 },
      ],
    },
  },
  'post /v1/projects/{projectId}/units/{unitId}/options': { name: 'Pilares e vigas' },
  'post /v1/projects/{projectId}/units/{unitId}/options/{optionId}/modules': {
    name: 'Pavimento tipo',
    type: 'beam_column',
    data: {
      floor_ids: ['01990000-0000-7000-8000-000000000006', '01990000-0000-7000-8000-000000000007'],
      concrete_columns: { volumes: [{ fck: 40, volume: 8.1 }], steel: [{ ca: 50, mass: 1200 }] },
      concrete_beams: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900 }] },
      concrete_slabs: { volumes: [{ fck: 30, volume: 40 }], steel: [{ ca: 60, mass: 2000 }] },
      form_columns: 120,
      form_beams: 100,
      form_slabs: 400,
      column_number: 24,
      avg_beam_span: 5,
      avg_slab_span: 4,
    },
  },
};
