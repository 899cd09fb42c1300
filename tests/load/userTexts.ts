/** What the users of the trial ask of the graph. */
export const queries = {
  logIn:
    'mutation($email: String!, $password: String!) { logIn(input: {email: $email, password: $password}) { token errors { code } } }',
  createProject:
    'mutation($name: String!) { createProject(input: {name: $name, state: "SP", city: "Santos", phase: PRELIMINARY_STUDY}) { project { databaseId } errors { code message } } }',
  updateProject:
    'mutation($id: ID!, $description: String!) { updateProject(input: {projectId: $id, description: $description}) { project { id } errors { code message } } }',
  projectList:
    '{ viewer { projects(first: 10) { totalCount edges { node { name area quantities { concrete steel co2 { min max } } } } } } }',
  oneProject:
    'query($id: ID!) { project(projectId: $id) { name units(first: 10) { edges { node { name options(first: 5) { edges { node { name } } } } } } } }',
} as const;

const sheetHead =
  'project_name,project_state,project_city,project_phase,unit_name,floor_name,floor_area,floor_category,' +
  'floor_height,floor_repetition,module_wall_thickness,module_slab_thickness,module_wall_concrete_25,' +
  'module_slab_concrete_25';
const sheetRow = 'SP,São Paulo,basic_project,Torre A,Tipo,450.5,standard_floor,2.8,12,0.1,0.12,30,20';

/** A sheet of two projects with a tower each. */
export const sheetOf = (name: string) => `${sheetHead}\n${name} 1,${sheetRow}\n${name} 2,${sheetRow}`;
