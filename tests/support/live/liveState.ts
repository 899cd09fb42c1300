import { randomBytes } from 'node:crypto';
import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { v7 } from 'uuid';
import type { Manner, Unheard } from '../doubleLies.ts';

export type LiveUser = { id: number; created_at: string; name: string; email: string; activated: boolean };
export type LiveProject = {
  id: string;
  created_at: string;
  updated_at: string;
  user_id: number;
  name: string;
} & Record<string, unknown>;
export type LiveFloor = {
  id: string;
  group_id: string;
  group_name: string;
  category: FloorCategory;
  area: number;
  height: number;
  index: number;
};
type LiveUnit = {
  id: string;
  project_id: string;
  name: string;
  type: 'tower';
  towerId: string;
  floors: LiveFloor[];
};
export type LiveOption = { id: string; tower_id: string; unitId: string; name: string; active: boolean };
export type LiveModule = {
  id: string;
  optionId: string;
  type: Technology;
  floor_ids: string[];
  data: Record<string, unknown>;
};
type LiveInvitation = {
  id: number;
  token: string;
  created_at: string;
  expires_at: string;
  status: string;
  inviter_id: number;
  project_id: string;
  email: string;
  permissions: string[];
};

/** Everything the double keeps, in memory. */
export class LiveState {
  readonly generation: 'module' | 'versions';
  readonly users: LiveUser[] = [];
  readonly passwords = new Map<number, string>();
  /** Bearer token → user. */
  readonly tokens = new Map<string, number>();
  /** Email → token of the last mail. */
  readonly mails = new Map<string, string>();
  readonly projects: LiveProject[] = [];
  /** `project user` → permissions. */
  readonly permissions = new Map<string, string[]>();
  readonly units: LiveUnit[] = [];
  readonly options: LiveOption[] = [];
  readonly modules: LiveModule[] = [];
  readonly invitations: LiveInvitation[] = [];
  /** Whether it looks at a body before it looks at the rights of who sent it. */
  readsBodyFirst = false;
  /** Whether its limiter is on. */
  isLimited = false;
  /** What becomes of changes. */
  manner: Manner = 'honest';
  unheard: Unheard = { heard: new Set() };

  constructor(generation: 'module' | 'versions') {
    this.generation = generation;
  }

  permissionsOf(projectId: string, userId: number): string[] {
    return this.permissions.get(`${projectId} ${userId}`) ?? [];
  }

  grant(projectId: string, userId: number, permissions: string[]): void {
    const all = [...this.permissionsOf(projectId, userId), ...permissions];
    this.permissions.set(`${projectId} ${userId}`, [...new Set(all)]);
  }
}

export const newId = () => v7();
export const now = () => new Date().toISOString();

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 26 characters of base32, like the service's. */
export const newToken = () => [...randomBytes(26)].map((byte) => alphabet[byte % 32]).join('');

/** Takes out of a list what the rule says, and gives it back. */
export function takeOut<Row>(rows: Row[], matches: (row: Row) => boolean): Row[] {
  const out = rows.filter(matches);
  for (const row of out) rows.splice(rows.indexOf(row), 1);
  return out;
}
