import { resolveLanguage } from '#domain/messages.ts';
import { requirePermission, requireUser } from '../auth/access.ts';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../context.ts';
import { notFound } from '../errors.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { requestLanguage } from '../http/language.ts';
import type { Database } from '../db/database.ts';
import { opens } from './decisionLink.ts';
import { decisionPdf } from './pdf/decisionPdf.ts';
import { findDecision, listDecisions, type StoredDecision } from './decisionRepository.ts';
import { findProject } from '../projects/projectRepository.ts';
import { withoutHidden } from './hiddenParts.ts';
import { recordDecision } from './recordDecision.ts';
import {
  decisionReply,
  decisionCreateBody,
  decisionParams,
  decisionsReply,
  decisionsParams,
  pdfParams,
  pdfQuery,
} from './decisionSchemas.ts';
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
    const shown = async (now: Database, request: FastifyRequest, projectId: string) => {
      const standingOf = await standingsIn(now, projectId);
      const reader = await readerOf(now, request, projectId);
      return (row: StoredDecision) =>
        decisionOnWire(row, standingOf(withoutHidden(row.record, reader.hidden)), reader);
    };
    const listed = async (request: FastifyRequest, of: { projectId: string; unitId?: string }) => ({
      decisions: (await listDecisions(db, of)).map(await shown(db, request, of.projectId)),
    });
    const view = { access: 'project:view' } as const;
    const list = { tags, response: { 200: decisionsReply } };

    const all = {
      ...list,
      summary: 'Decisions of a project, newest first',
      params: decisionsParams.project,
    };
    app.get(ofProject, { config: view, schema: all }, (request) => listed(request, request.params));

    const some = { ...list, summary: 'Decisions on a tower, newest first', params: decisionsParams.unit };
    app.get(ofUnit, { config: view, schema: some }, (request) => listed(request, request.params));

    const created = {
      params: decisionsParams.unit,
      body: decisionCreateBody,
      response: { 201: decisionReply },
    };
    const create = { tags, summary: 'Record a decision: the comparison as it stands is kept', ...created };
    app.post(ofUnit, { config: { access: 'project:edit' }, schema: create }, (request, reply) =>
      answerWithin(db, reply, async (trx) => {
        const user = requireUser(request);
        const id = await recordDecision(trx, user, request.params, request.body);
        reply.code(201).header('location', `/v1/projects/${request.params.projectId}/decisions/${id}`);
        const show = await shown(trx, request, request.params.projectId);
        return { decision: show(await findDecision(trx, id)) };
      }),
    );

    const read = { tags, summary: 'A decision', params: decisionParams, response: { 200: decisionReply } };
    app.get(`${ofProject}/:decisionId`, { config: view, schema: read }, async (request) => {
      const { decisionId, projectId } = request.params;
      const row = await findDecision(db, decisionId, projectId);
      return { decision: (await shown(db, request, projectId))(row) };
    });

    const pdf = {
      tags,
      summary: 'A decision as PDF',
      description: 'The address comes with the decision and opens for an hour, without a token.',
      params: pdfParams,
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

/** A token that only reads is shown money where the owner says so; one for one project, nobody's registration. */
async function readerOf(db: Database, request: FastifyRequest, projectId: string) {
  const { id, tokenReadOnly, tokenProjectId } = requireUser(request);
  const isShown = !tokenReadOnly || (await findProject(db, projectId))?.pricesForReaders === true;
  return {
    userId: id,
    language: requestLanguage(request),
    hidden: {
      money: isShown ? undefined : ('hidden' as const),
      registration: tokenProjectId === null ? undefined : ('hidden' as const),
    },
  };
}
