import { organizationSchema, roleOfPermission } from '#domain/people/organization.ts';
import { requireUser } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { found } from '../errors.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { logSecurity } from '../http/securityLog.ts';
import { insertColleague } from './organizationMemberRepository.ts';
import {
  findOrganization,
  insertOrganization,
  listOrganizations,
  type OrganizationRow,
  renameOrganization,
} from './organizationRepository.ts';
import { organizationParams, organizationReply, organizationsReply } from './organizationSchemas.ts';

const tags = ['organizations'];

/** Offices: list, create, read, rename. */
export const organizationRoutes: Routes =
  ({ db, config }) =>
  async (app) => {
    const onWire = ({ permission, ...row }: OrganizationRow) => ({
      ...row,
      role: roleOfPermission(permission),
      mostProjects: config.organizationQuota.projects,
      mostMembers: config.organizationQuota.members,
    });
    const readOwn = async (trx: Database, id: string, userId: number) => {
      const row = found(await findOrganization(trx, id, userId));
      return onWire(row);
    };

    const list = { tags, summary: 'Offices I am in', response: { 200: organizationsReply } };
    app.get('/organizations', { config: { access: 'user' }, schema: list }, async (request) => ({
      organizations: (await listOrganizations(db, requireUser(request).id)).map(onWire),
    }));

    const create = {
      tags,
      summary: 'New office, of which I am the owner',
      body: organizationSchema,
      response: { 201: organizationReply },
    };
    app.post('/organizations', { config: { access: 'user' }, schema: create }, async (request, reply) => {
      const user = requireSession(request);
      const answer = await answerWithin(db, reply, async (trx) => {
        const organizationId = await insertOrganization(trx, request.body.name);
        const own = { userId: user.id, permission: 'project:owner' as const, discipline: null };
        await insertColleague(trx, { organizationId, ...own });
        reply.code(201).header('location', `/v1/organizations/${organizationId}`);
        return { organization: await readOwn(trx, organizationId, user.id) };
      });
      logSecurity(request, 'organization.made', user.id, { organization: answer.organization.id });
      return answer;
    });

    const url = '/organizations/:organizationId';
    const read = {
      tags,
      summary: 'One office',
      params: organizationParams,
      response: { 200: organizationReply },
    };
    app.get(url, { config: { access: 'organization:viewer' }, schema: read }, async (request) => ({
      organization: await readOwn(db, request.params.organizationId, requireUser(request).id),
    }));

    const rename = { ...read, summary: 'Rename an office', body: organizationSchema };
    app.patch(url, { config: { access: 'organization:owner' }, schema: rename }, async (request) => {
      const { organizationId } = request.params;
      const user = requireSession(request);
      return withTransaction(db, async (trx) => {
        await renameOrganization(trx, organizationId, request.body.name);
        return { organization: await readOwn(trx, organizationId, user.id) };
      });
    });
  };
