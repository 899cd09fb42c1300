import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Upstream, upstreams } from '../../support/servers/bothUpstreams.ts';
import { formWith, picture } from '../../support/pictures.ts';
import { call } from '../../support/restCall.ts';
import { sampleFloorGroups, sampleFrame, sampleProject } from '../../support/world.ts';

const password = 'pa55word!!';
const sheet = `project_name,project_cep,project_state,project_city,project_neighborhood,project_street,project_number,project_phase,unit_name,floor_name,floor_area,floor_category,floor_height,floor_repetition
Edifício Sul,05508-010,SP,São Paulo,Butantã,Rua A,100,basic_project,Torre A,Tipo,450.5,standard_floor,2.8,2
`;

/** What the original browser client exchanges with others and with files, key by key, on our service and on its own. */
describe.each(upstreams.slice(0, 2))(
  'with others and with files, the original client on %s',
  (_name, start) => {
    let upstream: Upstream;
    let owner: string;
    let guest: string;
    let project: string;

    const signedIn = async (name: string, email: string) => {
      await call(upstream.url, 'POST', '/v1/users', { body: { name, email, password } });
      const token = await upstream.activationToken(email);
      await call(upstream.url, 'PUT', '/v1/users/activated', { body: { token } });
      const session = await call(upstream.url, 'POST', '/v1/tokens/authentication', {
        body: { email, password },
      });
      return session.body.authentication_token.token as string;
    };
    const send = (token: string, method: string, path: string, body?: unknown) =>
      call(upstream.url, method, path, { token, body });
    const waiting = async () =>
      (await send(guest, 'GET', '/v1/users/pending-invitations')).body.invitations ?? [];
    const invite = (permissions: string[]) =>
      send(owner, 'POST', `${project}/invite`, { email: 'bia@example.com', permissions });

    const uploaded = async ({
      url,
      form_data: fields,
    }: {
      url: string;
      form_data: Record<string, string>;
    }) => {
      const body = formWith(await picture(), { fields });
      return (await fetch(new URL(url, upstream.url), { method: 'POST', body })).ok;
    };

    beforeAll(async () => {
      upstream = await start();
      owner = await signedIn('Ana Souza', 'ana@example.com');
      guest = await signedIn('Bia Reis', 'bia@example.com');
      const made = await send(owner, 'POST', '/v1/projects', { name: 'Residencial Ipê', ...sampleProject });
      project = `/v1/projects/${made.body.project.id}`;
      const data = { floor_groups: sampleFloorGroups };
      await send(owner, 'POST', `${project}/units`, { name: 'Torre A', type: 'tower', data });
    });
    afterAll(() => upstream.close());

    test('answers each step of an account with the user, and a mail asked for with a message', async () => {
      const email = 'carla@example.com';
      const open = (method: string, path: string, body: unknown) =>
        call(upstream.url, method, path, { body });
      const shown = { id: expect.any(Number), created_at: expect.any(String), name: 'Carla Dias', email };
      const signedUp = await open('POST', '/v1/users', { name: 'Carla Dias', email, password: password });
      expect([signedUp.status, signedUp.body.user]).toMatchObject([202, { ...shown, activated: false }]);
      const again = await open('POST', '/v1/tokens/activation', { email });
      expect([again.status, again.body]).toMatchObject([202, { message: expect.any(String) }]);
      const link = await upstream.activationToken(email);
      const activated = await open('PUT', '/v1/users/activated', { token: link });
      expect([activated.status, activated.body.user]).toMatchObject([200, { ...shown, activated: true }]);
      for (const { user } of [signedUp.body, activated.body])
        for (const key of ['password', 'token', 'data']) expect(user).not.toHaveProperty(key);
      const mailed = await open('POST', '/v1/tokens/password-reset', { email });
      expect([mailed.status, mailed.body]).toMatchObject([202, { message: expect.any(String) }]);
      const token = await upstream.activationToken(email);
      const changed = { email, password: 'an0ther pa55word' };
      const reset = await open('PUT', '/v1/users/password', { password: changed.password, token });
      expect([reset.status, reset.body]).toMatchObject([200, { message: expect.any(String) }]);
      expect((await open('POST', '/v1/tokens/authentication', changed)).status).toBe(201);
      expect((await open('POST', '/v1/tokens/authentication', { email, password })).status).toBe(401);
      const spent = await open('PUT', '/v1/users/password', { password, token: 'A'.repeat(26) });
      expect([spent.status, spent.body.error]).toMatchObject([422, { token: expect.any(String) }]);
      expect((await send(owner, 'PATCH', '/v1/users', { name: 'Ana Souza' })).body.user).toMatchObject({
        name: 'Ana Souza',
      });
      expect((await send(owner, 'GET', '/v1/healthcheck')).body.status).toBe('available');
    });

    test('orders its list, and has nothing to page where nothing is found', async () => {
      for (const sort of ['id', 'created_at', 'updated_at', 'name', 'state', 'city', 'phase', '-name'])
        expect((await send(owner, 'GET', `/v1/projects?sort=${sort}`)).body.projects).toHaveLength(1);
      expect((await send(owner, 'GET', '/v1/projects?name=nothing')).body).toEqual({
        metadata: {},
        projects: [],
      });
    });

    test('shows an invitation with who invites and to what', async () => {
      expect((await invite(['project:view'])).status).toBe(200);
      const [invitation] = await waiting();
      expect(invitation).toMatchObject({
        id: expect.any(Number),
        created_at: expect.stringMatching(/^\d{4}-/),
        expires_at: expect.stringMatching(/^\d{4}-/),
        status: 'pending',
        inviter_id: expect.any(Number),
        inviter_name: 'Ana Souza',
        project_id: project.slice('/v1/projects/'.length),
        project_name: 'Residencial Ipê',
        email: 'bia@example.com',
        permissions: ['project:view'],
      });
      expect(invitation).not.toHaveProperty('data');
    });

    test('accepts it once: the project is in its list, and a second answer is a conflict with a text', async () => {
      const [{ id }] = await waiting();
      const reply = () => send(guest, 'PUT', `/v1/users/reply/${id}`, { status: 'accepted' });
      expect(await reply()).toMatchObject({ status: 200, body: { message: expect.any(String) } });
      expect(await waiting()).toEqual([]);
      const { body } = await send(guest, 'GET', '/v1/projects?page_size=50');
      expect(body.projects.map(({ name }: { name: string }) => name)).toEqual(['Residencial Ipê']);
      expect(await reply()).toMatchObject({ status: 409, body: { error: expect.any(String) } });
    });

    test('asks where a picture goes, and shows it by the address it was told', async () => {
      const { status, body } = await send(owner, 'GET', '/v1/presigned-urls?fileName=fachada.png');
      expect(status).toBe(200);
      expect(body).toEqual({
        url: expect.any(String),
        form_data: expect.any(Object),
        public_url: expect.any(String),
      });
      expect(Object.values(body.form_data).filter((value) => typeof value !== 'string')).toEqual([]);
      // The double of its own service has no bucket behind the address.
      expect(upstream.isLive || (await uploaded(body))).toBe(true);
      const changed = await send(owner, 'PATCH', project, { image_url: body.public_url });
      expect(changed.body.project.image_url).toBe(body.public_url);
      const { projects } = (await send(owner, 'GET', '/v1/projects?page_size=50')).body;
      expect(projects[0].image_url).toBe(body.public_url);
    });

    test('imports a sheet of the common layout and is told which projects it made', async () => {
      const form = formWith(sheet, { field: 'csv', name: 'projetos.csv' });
      const { status, body } = await call(upstream.url, 'POST', '/v1/projects-upload', {
        token: owner,
        body: form,
      });
      expect([201, 202]).toContain(status);
      // The older generation wraps each in `project`.
      const [row] = body.projects;
      const told = row.project ?? row;
      expect(told).toMatchObject({ id: expect.any(String), name: 'Edifício Sul' });
      const made = (await send(owner, 'GET', `/v1/projects/${told.id}`)).body.project;
      expect(made).toMatchObject({ city: 'São Paulo', phase: 'basic_project', cep: '05508-010' });
      // That service makes one floor of a repeated row, whatever the sheet says.
      const area = upstream.isLive ? 450.5 : 901;
      expect(made.units).toEqual([expect.objectContaining({ name: 'Torre A', area })]);
      const broken = formWith('nothing\n1\n', { field: 'csv', name: 'projetos.csv' });
      const refused = await call(upstream.url, 'POST', '/v1/projects-upload', { token: owner, body: broken });
      expect(JSON.stringify(refused.body)).toContain('project_name');
    });

    test('shows who works with it', async () => {
      const { status, body } = await send(owner, 'GET', '/v1/users/collaborators');
      expect(status).toBe(200);
      expect(body.users === null || Array.isArray(body.users)).toBe(true);
      expect(JSON.stringify(body)).not.toMatch(/password|token/);
    });

    test('meets members and copies on ours only: with its own names, and nowhere a key `data`', async () => {
      const members = await send(owner, 'GET', `${project}/members`);
      // Its own service answers with a page to what it does not know.
      expect(members.headers.get('content-type')).toMatch(upstream.isLive ? /^text\/html/ : /json/);
      const copied = await send(owner, 'POST', `${project}/duplicate`);
      expect(copied.status).toBe(upstream.isLive ? 404 : 201);
      if (upstream.isLive) return;
      expect(members.body.members).toEqual([
        expect.objectContaining({ name: 'Ana Souza', email: 'ana@example.com', id: expect.any(Number) }),
        expect.objectContaining({ name: 'Bia Reis', permissions: ['project:view'] }),
      ]);
      const path = `/v1/projects/${copied.body.project.id}`;
      const { units } = (await send(owner, 'GET', path)).body.project;
      const unit = `${path}/units/${units[0].id}`;
      const option = await send(owner, 'POST', `${unit}/options`, { name: 'Opção 1', active: true });
      const one = `${unit}/options/${option.body.tower_option.id}`;
      const [floor] = (await send(owner, 'GET', unit)).body.unit.tower.floors;
      const data = { ...sampleFrame, floor_ids: [floor.id] };
      const { module } = (await send(owner, 'POST', `${one}/modules`, { type: 'beam_column', data })).body;
      const copies = [
        (await send(owner, 'POST', `${one}/modules/${module.id}/duplicate`)).body.module,
        (await send(owner, 'POST', `${one}/duplicate`)).body.tower_option,
        (await send(owner, 'POST', `${unit}/duplicate`)).body.unit,
        copied.body.project,
      ];
      for (const copy of copies) {
        expect(copy).toMatchObject({ id: expect.any(String) });
        expect(copy).not.toHaveProperty('data');
      }
      expect(copies[2].tower.floors).toHaveLength(4);
      expect(copies[0]).toMatchObject({ type: 'beam_column', ...sampleFrame });
      // A copy covers nothing until somebody chooses: no floor is covered twice.
      expect(copies[0].floor_ids).toEqual([]);
    });
  },
);
