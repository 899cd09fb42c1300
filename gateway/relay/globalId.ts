/**
 * The types with a global id: a code, packed into the first byte, and the raw ids of the path to the object, outermost
 * first; a received invitation has `-` for its project. Codes are part of ids that clients keep: never reuse one.
 */
const kinds = {
  Project: { code: 1, path: ['projectId'] },
  Unit: { code: 2, path: ['projectId', 'unitId'] },
  Option: { code: 3, path: ['projectId', 'unitId', 'optionId'] },
  Module: { code: 4, path: ['projectId', 'unitId', 'optionId', 'moduleId'] },
  Version: { code: 5, path: ['projectId', 'unitId', 'optionId', 'moduleId', 'versionId'] },
  Floor: { code: 6, path: ['projectId', 'unitId', 'floorId'] },
  User: { code: 7, path: ['id'] },
  Member: { code: 8, path: ['projectId', 'userId'] },
  Invitation: { code: 9, path: ['projectId', 'id'] },
  Activity: { code: 10, path: ['projectId', 'id'] },
  Structure: { code: 11, path: ['id'] },
  ApiToken: { code: 12, path: ['id'] },
  Session: { code: 13, path: ['id'] },
  Declaration: { code: 14, path: ['projectId', 'id'] },
  Decision: { code: 15, path: ['projectId', 'id'] },
  Foundation: { code: 16, path: ['projectId', 'unitId', 'optionId', 'moduleId'] },
  SecondFactor: { code: 18, path: ['id'] },
  FoundationVersion: { code: 17, path: ['projectId', 'unitId', 'optionId', 'moduleId', 'versionId'] },
  Webhook: { code: 19, path: ['id'] },
  WebhookDelivery: { code: 20, path: ['webhookId', 'id'] },
  Organization: { code: 21, path: ['organizationId'] },
  OrganizationMember: { code: 22, path: ['organizationId', 'userId'] },
  OrganizationInvitation: { code: 23, path: ['organizationId', 'id'] },
  FloorGroup: { code: 24, path: ['projectId', 'unitId', 'groupId'] },
} as const;

export type NodeType = keyof typeof kinds;

/** Whether an object belongs to no other, so that its raw id alone identifies it. */
export const isTopLevel = (type: NodeType) => kinds[type].path.length === 1;

/** A parsed global id: the type and the raw ids of the path, outermost first. */
export type NodeIds = { type: NodeType; ids: string[] };

/** The raw ids of the path to an object, by name. */
export type NodePath<Type extends NodeType> = Record<(typeof kinds)[Type]['path'][number], string>;

/** Names raw ids, outermost first. */
export function toPath<Type extends NodeType>(type: Type, ids: readonly string[]): NodePath<Type> {
  const named = kinds[type].path.map((name, at) => [name, ids[at]]);
  return Object.fromEntries(named) as NodePath<Type>;
}

const byCode = new Map<number, NodeType>(
  Object.entries(kinds).map(([type, { code }]) => [code, type as NodeType]),
);

/** Set in the first byte when some id is not a UUID: then each id is preceded by its length, 0 meaning a UUID. */
const mixed = 0x80;
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const uuidBytes = 16;

const nibble = new Uint8Array(128).fill(0xff);
for (let value = 0; value < 16; value++) nibble[value.toString(16).charCodeAt(0)] = value;

// Siblings share all but the last id of their path, so what the last call packed is reused.
const packed = Buffer.alloc(1 + 5 * uuidBytes);
const packedIds: string[] = [];

/**
 * The global id of an object: opaque to clients, base64url, 23 characters for a project and 108 for a version. It
 * carries the whole REST path, so that `node(id)` is one call.
 */
export function toGlobalId(type: NodeType, ...ids: string[]): string {
  const { code, path } = kinds[type];
  const { length } = path;
  if (ids.length !== length) throw new Error(`${type} has ${length} ids in its path, not ${ids.length}`);
  for (let i = 0; i < length; i++) {
    const id = ids[i]!;
    if (packedIds[i] === id) continue;
    packedIds.length = i;
    if (!packUuid(id, 1 + i * uuidBytes)) return mixedId(code, ids);
    packedIds[i] = id;
  }
  packed[0] = code;
  return packed.toString('base64url', 0, 1 + length * uuidBytes);
}

/** Writes a lower-case UUID as 16 bytes; false when `id` is something else. */
function packUuid(id: string, start: number): boolean {
  if (id.length !== 36) return false;
  for (let at = 0, out = start; at < 36; at += 2) {
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (id.charCodeAt(at) !== 45) return false;
      at++;
    }
    const high = nibble[id.charCodeAt(at)] ?? 0xff;
    const low = nibble[id.charCodeAt(at + 1)] ?? 0xff;
    if ((high | low) > 15) return false;
    packed[out++] = (high << 4) | low;
  }
  return true;
}

function mixedId(code: number, ids: string[]): string {
  const parts: Uint8Array[] = [Buffer.of(code | mixed)];
  for (const id of ids) {
    if (uuidShape.test(id)) {
      parts.push(Buffer.of(0), Buffer.from(id.replaceAll('-', ''), 'hex'));
      continue;
    }
    const text = Buffer.from(id, 'utf8');
    if (text.length === 0 || text.length > 255) throw new Error('An id has 1 to 255 bytes');
    parts.push(Buffer.of(text.length), text);
  }
  return Buffer.concat(parts).toString('base64url');
}

/** Parses a global id; undefined when it is not one. Each id has one spelling; others are refused. */
export function fromGlobalId(globalId: string): NodeIds | undefined {
  const bytes = Buffer.from(globalId, 'base64url');
  const first = bytes[0];
  if (first === undefined) return undefined;
  const type = byCode.get(first & ~mixed);
  if (type === undefined) return undefined;
  const ids = first & mixed ? mixedIds(bytes) : uuidsOf(bytes);
  if (ids === undefined || ids.length !== kinds[type].path.length) return undefined;
  return toGlobalId(type, ...ids) === globalId ? { type, ids } : undefined;
}

function uuidsOf(bytes: Buffer): string[] | undefined {
  if ((bytes.length - 1) % uuidBytes !== 0) return undefined;
  const ids: string[] = [];
  for (let at = 1; at < bytes.length; at += uuidBytes) ids.push(uuidAt(bytes, at));
  return ids;
}

function mixedIds(bytes: Buffer): string[] | undefined {
  const ids: string[] = [];
  for (let at = 1; at < bytes.length;) {
    const length = bytes[at++]!;
    const end = at + (length || uuidBytes);
    if (end > bytes.length) return undefined;
    ids.push(length === 0 ? uuidAt(bytes, at) : bytes.toString('utf8', at, end));
    at = end;
  }
  return ids;
}

function uuidAt(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + uuidBytes);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
