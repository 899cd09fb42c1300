import { v7 } from 'uuid';
import type { Manner, Unheard } from '../doubleLies.ts';

export type G3User = {
  id: string;
  created_at: string;
  name: string;
  email: string;
  activated: boolean;
  type: string;
} & Record<string, unknown>;
export type G3Project = { id: string; created_at: string; name: string; state: string } & Record<
  string,
  unknown
>;
type G3Role = {
  id: string;
  project_id: string;
  name: string;
  simulation: boolean;
  is_protected: boolean;
  permissions_ids: number[];
  users_ids: string[];
};
export type G3StoredFloor = {
  id: string;
  unit_id: string;
  floor_group: string;
  category: string;
  area: number;
  height: number;
  index: number;
};
export type G3Unit = {
  id: string;
  project_id: string;
  name: string;
  type: string;
  repetition_count: number;
  housing_units_count: number | undefined;
  version: number;
  created_at: string;
  updated_at: string;
  floors: G3StoredFloor[];
};
export type G3StoredOption = { id: string; unit_id: string; role_id: string; name: string; active: boolean };
export type G3StoredModule = {
  id: string;
  option_id: string;
  type: string;
  outdated: boolean;
  data: Record<string, unknown>;
};
export type G3Invitation = {
  id: string;
  status: string;
  created_at: string;
  expires_at: string;
  inviter_id: string;
  project_id: string;
  email: string;
};

/** Everything the double of the newest generation keeps, in memory. */
export class G3State {
  readonly users: G3User[] = [];
  readonly passwords = new Map<string, string>();
  readonly tokens = new Map<string, string>();
  readonly mails = new Map<string, string>();
  readonly projects: G3Project[] = [];
  /** Project → its members, with or without a role. */
  readonly members = new Map<string, Set<string>>();
  readonly roles: G3Role[] = [];
  readonly units: G3Unit[] = [];
  readonly options: G3StoredOption[] = [];
  readonly modules: G3StoredModule[] = [];
  readonly invitations: G3Invitation[] = [];
  /** Whether its limiter is on. */
  isLimited = false;
  /** What becomes of changes. */
  manner: Manner = 'honest';
  unheard: Unheard = { heard: new Set() };
  /** What a module on a floor of another tower is answered with; it was seen in two ways. */
  foreignFloor: { status: number; error: string } = {
    status: 500,
    error: 'the server encountered a problem and could not process your request',
  };

  rolesOf(projectId: string, userId: string): G3Role[] {
    return this.roles.filter((role) => role.project_id === projectId && role.users_ids.includes(userId));
  }

  permissionsOf(projectId: string, userId: string): string[] {
    const ids = this.rolesOf(projectId, userId).flatMap((role) => role.permissions_ids);
    return [...new Set(ids)].map((id) => permissionCodes[id] ?? '');
  }

  isMember(projectId: string, userId: string): boolean {
    return this.members.get(projectId)?.has(userId) === true;
  }
}

/** By id; no call lists them. */
const permissionCodes: Record<number, string> = {
  1: '*:*',
  2: 'update:project',
  3: 'create:invite',
  4: 'delete:collaborator',
  5: 'delete:invite',
  6: 'create:role',
  7: 'update:role',
  8: 'delete:role',
  9: 'create:unit',
  10: 'update:unit',
  11: 'delete:unit',
};

export const newId = () => v7();
export const now = () => `${new Date().toISOString().slice(0, 19)}Z`;
