/**
 * The types that have a global id: code in the first byte, and the raw ids of the path to the object, outermost first.
 * Codes are part of ids that clients keep: never reuse one.
 */
const kinds = {
  Project: { code: 1, length: 1 },
  Unit: { code: 2, length: 2 },
  Option: { code: 3, length: 3 },
  Module: { code: 4, length: 4 },
  Version: { code: 5, length: 5 },
  /** project, unit, floor */
  Floor: { code: 6, length: 3 },
  User: { code: 7, length: 1 },
  /** project, user */
  Member: { code: 8, length: 2 },
  /** project, invitation; the project is `-` for an invitation received */
  Invitation: { code: 9, length: 2 },
  /** project, change */
  Activity: { code: 10, length: 2 },
  Structure: { code: 11, length: 1 },
  ApiToken: { code: 12, length: 1 },
  Session: { code: 13, length: 1 },
  /** project, declaration */
  Declaration: { code: 14, length: 2 },
  /** project, decision */
  Decision: { code: 15, length: 2 },
  /** project, unit, option, foundation */
  Foundation: { code: 16, length: 4 },
  FoundationVersion: { code: 17, length: 5 },
} as const;

export type NodeType = keyof typeof kinds;

/** Whether an object lies in no other, so that its raw id alone leads to it. */
export const standsAlone = (type: NodeType) => kinds[type].length === 1;

/** A global id taken apart: the type and the raw ids of the path, outermost first. */
export type NodePath = { type: NodeType; ids: string[] };

const byCode = new Map<number, NodeType>(
  Object.entries(kinds).map(([type, { code }]) => [code, type as NodeType]),
);

/** Set in the first byte when some id is not a UUID: then each id is preceded by its length, 0 meaning a UUID. */
const mixed = 0x80;
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const uuidBytes = 16;

const nibble = new Uint8Array(128).fill(0xff);
for (let value = 0; value < 16; value++) nibble[value.toString(16).charCodeAt(0)] = value;

// Siblings share all but the last id of their path, so what is already packed from the last call is kept.
const packed = Buffer.alloc(1 + 5 * uuidBytes);
const held: string[] = [];

/**
 * The global id of an object: opaque to clients, base64url, 23 characters for a project and 108 for a version.
 * It carries the whole REST path, so that `node(id)` is one call.
 */
export function toGlobalId(type: NodeType, ...ids: string[]): string {
  const { code, length } = kinds[type];
  if (ids.length !== length) throw new Error(`${type} has ${length} ids in its path, not ${ids.length}`);
  for (let i = 0; i < length; i++) {
    const id = ids[i]!;
    if (held[i] === id) continue;
    held.length = i;
    if (!packUuid(id, 1 + i * uuidBytes)) return mixedId(code, ids);
    held[i] = id;
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

/** Takes a global id apart; undefined when it is not one (ids have one spelling: others are refused). */
export function fromGlobalId(globalId: string): NodePath | undefined {
  const bytes = Buffer.from(globalId, 'base64url');
  const first = bytes[0];
  if (first === undefined) return undefined;
  const type = byCode.get(first & ~mixed);
  if (type === undefined) return undefined;
  const ids = first & mixed ? mixedIds(bytes) : uuidsOf(bytes);
  if (ids === undefined || ids.length !== kinds[type].length) return undefined;
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
