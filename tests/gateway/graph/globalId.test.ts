import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromGlobalId, type NodeType, toGlobalId } from '../../../gateway/relay/globalId.ts';

const lengths: Record<NodeType, number> = {
  Project: 1,
  Unit: 2,
  Option: 3,
  Module: 4,
  Version: 5,
  Floor: 3,
  FloorGroup: 3,
  User: 1,
  Member: 2,
  Invitation: 2,
  Activity: 2,
  Structure: 1,
  ApiToken: 1,
  Session: 1,
  SecondFactor: 1,
  Webhook: 1,
  WebhookDelivery: 2,
  Declaration: 2,
  Decision: 2,
  Foundation: 4,
  FoundationVersion: 5,
  Organization: 1,
  OrganizationMember: 2,
  OrganizationInvitation: 2,
};
const rawId = fc.oneof(
  fc.uuid(),
  fc.integer({ min: 1 }).map(String),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
);

describe('global ids', () => {
  test('carry the type and the whole path, whatever the raw ids are', () => {
    const paths = fc.constantFrom(...(Object.keys(lengths) as NodeType[])).chain((type) =>
      fc.record({
        type: fc.constant(type),
        ids: fc.array(rawId, { minLength: lengths[type], maxLength: lengths[type] }),
      }),
    );
    fc.assert(
      fc.property(paths, ({ type, ids }) => {
        expect(fromGlobalId(toGlobalId(type, ...ids))).toEqual({ type, ids });
      }),
    );
  });

  test('hold a raw id of 255 bytes, and no longer one', () => {
    const longest = 'é'.repeat(127) + 'x';
    expect(fromGlobalId(toGlobalId('Member', '1', longest))).toEqual({ type: 'Member', ids: ['1', longest] });
    expect(() => toGlobalId('Member', '1', `${longest}x`)).toThrow('1 to 255 bytes');
    expect(() => toGlobalId('Member', '1', '')).toThrow('1 to 255 bytes');
  });

  test('are short: 23 characters for a project, 108 for a version', () => {
    const id = '01a1f8d3-0074-7000-8000-000000000001';
    expect(toGlobalId('Project', id)).toHaveLength(23);
    expect(toGlobalId('Version', id, id, id, id, id)).toHaveLength(108);
    expect(toGlobalId('Version', id, id, id, id, id)).not.toContain('=');
  });

  test('of siblings share what is packed already and still differ', () => {
    const id = (n: number) => `01a1f8d3-0074-7000-8000-00000000000${n}`;
    const first = toGlobalId('Unit', id(1), id(2));
    const second = toGlobalId('Unit', id(3), id(2));
    expect(fromGlobalId(first)).toEqual({ type: 'Unit', ids: [id(1), id(2)] });
    expect(fromGlobalId(second)).toEqual({ type: 'Unit', ids: [id(3), id(2)] });
  });

  test('that are not ours are refused', () => {
    const id = toGlobalId('Project', '01a1f8d3-0074-7000-8000-000000000001');
    for (const text of ['', 'x', '!!', 'UHJvamVjdDox', `${id}A`, id.slice(0, -2), `${id}=`, ` ${id}`]) {
      expect(fromGlobalId(text)).toBeUndefined();
    }
    fc.assert(
      fc.property(
        fc.string(),
        (text) => fromGlobalId(text) === undefined || toGlobalId(...spread(text)) === text,
      ),
    );
  });
});

function spread(text: string): [NodeType, ...string[]] {
  const { type, ids } = fromGlobalId(text)!;
  return [type, ...ids];
}
