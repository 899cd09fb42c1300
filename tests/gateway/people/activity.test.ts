import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';

const { upstream, gateway } = await serveStub();

type Row = [
  action: string,
  about: string,
  details: object | null,
  event: string,
  subject: string,
  detail: string | null,
];

test.each<Row>([
  ['project.created', 'project', null, 'CREATED', 'PROJECT', null],
  ['project.updated', 'project', { fields: ['city', 'cep'] }, 'UPDATED', 'PROJECT', 'city, cep'],
  ['project.updated', 'project', { from: 'a', to: 'b' }, 'PHASE_CHANGED', 'PROJECT', 'a → b'],
  ['project.updated', 'project', { to: 'b' }, 'UPDATED', 'PROJECT', 'b'],
  ['project.transferred', 'member', null, 'TRANSFERRED', 'MEMBER', null],
  ['unit.updated', 'unit', { floors_changed: true }, 'UPDATED', 'UNIT', 'floors'],
  ['unit.updated', 'unit', { floors_changed: false }, 'UPDATED', 'UNIT', null],
  ['unit.updated', 'unit', { fields: [] }, 'UPDATED', 'UNIT', ''],
  ['option.duplicated', 'option', {}, 'DUPLICATED', 'OPTION', null],
  ['module.deleted', 'module', null, 'DELETED', 'MODULE', null],
  ['invitation.created', 'invitation', { permission: 'project:edit' }, 'INVITED', 'INVITATION', 'edit'],
  ['invitation.accepted', 'invitation', null, 'JOINED', 'INVITATION', null],
  ['invitation.declined', 'invitation', null, 'DECLINED', 'INVITATION', null],
  ['invitation.revoked', 'invitation', null, 'REVOKED', 'INVITATION', null],
  ['member.deleted', 'member', null, 'REMOVED', 'MEMBER', null],
  ['member.left', 'member', null, 'LEFT', 'MEMBER', null],
  ['decision.reconsidered', 'decision', null, 'RECONSIDERED', 'DECISION', null],
  ['takeoff.proposed', 'option', null, 'PROPOSED', 'OPTION', null],
  // Words of a newer service.
  ['roof.painted', 'roof', null, 'UPDATED', 'PROJECT', null],
])('%s of %s with %j is told', async (action, about, details, eventType, subjectType, detail) => {
  const row = {
    id: 1,
    created_at: '2026-11-01T00:00:00Z',
    action,
    entity_type: about,
    user_name: '',
    details,
    project_id: 'p1',
  };
  const body = { activity: [row], metadata: { total_records: 1 } };
  upstream.on({ 'GET /v1/users/me/activity?page_size=50': { body } });
  const query = '{ viewer { activity { nodes { eventType action subjectType subject detail actorName } } } }';
  const { data, errors } = await gateway.ask(query);
  expect(errors).toEqual([]);
  const old = { action: eventType.toLowerCase(), subject: subjectType.toLowerCase() };
  expect(data.viewer.activity.nodes).toEqual([{ eventType, subjectType, detail, actorName: null, ...old }]);
});

test('a change is found on whichever page it is, and one that is on none is none', async () => {
  const rows = Array.from({ length: 51 }, (_, id) => ({
    id,
    created_at: '2026-11-01T00:00:00Z',
    action: 'unit.updated',
    entity_type: 'unit',
    entity_name: `Torre ${id}`,
  }));
  const page = (activity: object[]) => ({ body: { activity, metadata: { total_records: 51 } } });
  const path = 'GET /v1/projects/p1/activity?page_size=50';
  upstream.on({ [path]: page(rows.slice(0, 50)), [`${path}&page=2`]: page(rows.slice(50)) });
  const ask = async (id: string) =>
    (
      await gateway.ask(
        `{ node(id: "${toGlobalId('Activity', 'p1', id)}") { ... on Activity { subjectName } } }`,
      )
    ).data.node;
  expect([await ask('0'), await ask('50'), await ask('51')]).toEqual([
    { subjectName: 'Torre 0' },
    { subjectName: 'Torre 50' },
    null,
  ]);
});
