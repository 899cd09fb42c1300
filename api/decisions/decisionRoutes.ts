import { resolveLanguage } from '#domain/texts/messages.ts';
import { requirePermission, requireUser } from '../auth/access.ts';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Routes } from '../context.ts';
import { notFound } from '../errors.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { requestLanguage } from '../http/language.ts';
import { pageMetadata } from '../http/pagination.ts';
import type { Database } from '../db/database.ts';
import { opens } from './decisionLink.ts';
import { decisionPdf } from './pdf/decisionPdf.ts';
import { findDecision, listDecisions, listOwnDecisions, type StoredDecision } from './decisionRepository.ts';
import { type HiddenParts, withoutHidden } from './hiddenParts.ts';
import { mayReadPrices } from '../prices/shownPrices.ts';
import { recordDecision } from './recordDecision.ts';
import {
  decisionReply,
  decisionCreateBody,
  decisionIdParams,
  decisionParams,
  decisionsQuery,
  decisionsReply,
  ownDecisionsReply,
  pdfQuery,
} from './decisionSchemas.ts';
import { projectParams, unitParams } from '../units/towerPath.ts';
import { findUnit } from '../units/unitRepository.ts';
import { timeZoneOf } from './timeZone.ts';
import { decisionOnWire } from './decisionWire.ts';
import { standingsIn } from './watchDecisions.ts';

const tags = ['decisions'];
const ofProject = '/projects/:projectId/decisions';
const ofUnit = '/projects/:projectId/units/:unitId/decisions';

/** Decisions between the options of a tower, kept as they were taken. */
export const decisionRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const shown = async (now: Database, request: FastifyRequest, rows: readonly StoredDecision[]) => {
      const { standingOf } = await standingsIn(now, [...new Set(rows.map(({ projectId }) => projectId))]);
      const user = requireUser(request);
      const language = requestLanguage(request);
      return rows.map((row) => {
        const hidden = hiddenTo(user, row);
        const standing = standingOf(row.projectId, withoutHidden(row.record, hidden));
        return decisionOnWire(row, standing, { userId: user.id, language, hidden });
      });
    };
    const shownOne = async (now: Database, request: FastifyRequest, row: StoredDecision) => {
      const [decision] = await shown(now, request, [row]);
      return { decision: decision! };
    };
    const listed = async (request: FastifyRequest, of: { projectId: string; unitId?: string }) => ({
      decisions: await shown(db, request, await listDecisions(db, of)),
    });
    const own = {
      tags,
      summary: 'Decisions in all my projects, newest first',
      querystring: decisionsQuery,
      response: { 200: ownDecisionsReply },
    };
    app.get(
      '/decisions',
      { config: { access: 'user', ofOneProject: true }, schema: own },
      async (request) => {
        const { decisions, total } = await listOwnDecisions(db, requireUser(request), request.query);
        return {
          decisions: await shown(db, request, decisions),
          metadata: pageMetadata(request.query, total),
        };
      },
    );

    const view = { access: 'project:view' } as const;
    const list = { tags, response: { 200: decisionsReply } };

    const all = {
      ...list,
      summary: 'Decisions of a project, newest first',
      params: projectParams,
    };
    app.get(ofProject, { config: view, schema: all }, (request) => listed(request, request.params));

    const some = { ...list, summary: 'Decisions on a tower, newest first', params: unitParams };
    app.get(ofUnit, { config: view, schema: some }, async (request) => {
      await findUnit(db, request.params);
      return listed(request, request.params);
    });

    const created = {
      params: unitParams,
      body: decisionCreateBody,
      response: { 201: decisionReply },
    };
    const create = { tags, summary: 'Record a decision: the comparison as it stands is kept', ...created };
    app.post(ofUnit, { config: { access: 'project:edit' }, schema: create }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const user = requireUser(request);
        const id = await recordDecision(trx, user, request.params, request.body);
        reply.code(201).header('location', `/v1/projects/${request.params.projectId}/decisions/${id}`);
        return shownOne(trx, request, await findDecision(trx, id));
      }),
    );

    const read = { tags, summary: 'A decision', params: decisionParams, response: { 200: decisionReply } };
    app.get(`${ofProject}/:decisionId`, { config: view, schema: read }, async (request) => {
      const { decisionId, projectId } = request.params;
      return shownOne(db, request, await findDecision(db, decisionId, projectId));
    });

    const pdf = {
      tags,
      summary: 'A decision as PDF',
      description: 'The address comes with the decision and opens for an hour, without a token.',
      params: decisionIdParams,
      querystring: pdfQuery,
    };
    app.get(
      '/decisions/:decisionId/pdf',
      { config: { access: 'open' }, schema: pdf },
      async (request, reply) => {
        const row = await findDecision(db, request.params.decisionId);
        if (!opens(row, request.query, new Date())) throw notFound();
        await requirePermission(db, request.query.user, row.projectId, 'project:view');
        const language = resolveLanguage(request.query.lng ?? request.headers['accept-language']);
        reply.header('content-type', 'application/pdf');
        reply.header('cache-control', 'private, no-store');
        reply.header('content-disposition', `attachment; filename="decision-${row.number}.pdf"`);
        return reply.send(
          await decisionPdf(
            { ...row, record: withoutHidden(row.record, request.query) },
            { language, timeZone: timeZoneOf(request.query.tz) },
          ),
        );
      },
    );
  };

/** Money goes with the quotations; a token for one project sees nobody's registration. */
const hiddenTo = (user: CurrentUser, decision: StoredDecision): HiddenParts => ({
  money: mayReadPrices(user, decision) ? undefined : 'hidden',
  registration: user.tokenProjectId === null ? undefined : 'hidden',
});
