/** Values of a project form nobody has touched. */
export const emptyProject = {
  name: '',
  postalCode: '',
  state: '' as never,
  city: '',
  neighborhood: '',
  street: '',
  number: '',
  phase: '' as never,
  buildingType: '' as never,
  description: '',
  imageUrl: undefined,
};
