type Id = string | number;
export type TowerIds = { projectId: Id; unitId: Id };
type ModuleIds = TowerIds & { moduleId: Id };

const project = (projectId: Id) => `/new_projects/${projectId}`;
const unit = ({ projectId, unitId }: TowerIds) => `${project(projectId)}/unit/${unitId}`;
const projectTables = (projectId: Id) => `/projects/${projectId}`;
const towerTables = ({ projectId, unitId }: TowerIds) => `${projectTables(projectId)}/${unitId}`;
const ofModule = ({ moduleId, ...tower }: ModuleIds) => `${towerTables(tower)}/${moduleId}`;
const ofTechnology = (technology: string) => `?type=${technology.toLowerCase()}`;

/**
 * Addresses of the screens, by the names of their folders; the ids are raw ones. The form of an address, sometimes
 * needed by old links, is defined here and in the screen's route; this file's test keeps them in step.
 */
export const paths = {
  landing: '/',
  login: '/login',
  /** The log-in that leads on to `wanted`. */
  loginFor: (wanted: string) => `/login?redirect=${encodeURIComponent(wanted)}`,
  /** Where providers of offices send browsers back to. */
  signOnReturn: '/login/callback',
  signUp: '/sign-up',
  privacy: '/privacy',
  terms: '/terms',
  forgotPassword: '/forget',
  benchmark: '/benchmark',
  factors: '/factors',
  dashboard: '/dashboard',
  projectCards: '/new_projects',
  project,
  /** The form that declares a supplier's factor of a material, by its key. */
  declare: (projectId: Id, material: string) =>
    `${project(projectId)}?tab=suppliers&declare=${encodeURIComponent(material)}`,
  decisions: '/decisions',
  decision: (projectId: Id, decisionId: string) => `${project(projectId)}/decisions/${decisionId}`,
  newUnit: (projectId: Id) => `${project(projectId)}/unit`,
  /** The tower's floors in a drawer over its project. */
  editUnitOf: (tower: TowerIds) => `${unit(tower)}/edit`,
  unit,
  compare: (tower: TowerIds) => `${unit(tower)}/constructive-technologies`,
  /** `optionId` is a global id. */
  takeoff: (tower: TowerIds, optionId: string) => `${unit(tower)}/takeoff/${encodeURIComponent(optionId)}`,
  /** Opens the form of a foundation for the option, by its global id. */
  addFoundation: (tower: TowerIds, optionId: string) =>
    `${unit(tower)}?foundation=${encodeURIComponent(optionId)}`,
  addUnit: '/unit/new',
  addUnitTo: (projectId: Id) => `/unit/new?projectId=${projectId}`,
  editUnit: '/unit/edit',
  projects: '/projects',
  importProjects: '/upload/projects',
  projectTables,
  towerTables,
  versions: (module: ModuleIds, technology: string) => `${ofModule(module)}${ofTechnology(technology)}`,
  newVersion: (module: ModuleIds, technology: string) =>
    `${ofModule(module)}/simulation/new${ofTechnology(technology)}`,
  newEstimate: '/layers/new',
  editEstimates: '/layers/edit',
  editEstimate: (id: Id) => `/layers/edit?id=${id}`,
  office: '/office',
  settings: '/settings',
  profile: '/profile',
  invites: '/profile/invites',
  invite: (id: Id) => `/profile/invites?inviteId=${id}`,
};
