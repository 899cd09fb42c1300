import { requirePermission, requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { requestLanguage } from '../http/language.ts';
import { findDecision } from './decisionRepository.ts';
import { decisionIdParams, noticesReply } from './decisionSchemas.ts';
import { chosenName, standingOnWire } from './decisionWire.ts';
import { deleteNotice, listNotices } from './standingRepository.ts';

const tags = ['decisions'];
const path = '/users/me/decision-notices';

/** Unread notices of decisions whose standing changed. */
export const noticeRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const list = {
      tags,
      summary: 'Decisions that stand otherwise than before and were not read since, latest first, at most 50',
      response: { 200: noticesReply },
    };
    app.get(path, { config: { access: 'user' }, schema: list }, async (request) => {
      const rows = await listNotices(db, requireUser(request).id);
      const language = requestLanguage(request);
      return {
        decisionNotices: rows.map(({ id, record, standing, because, ...row }) => ({
          ...row,
          decisionId: id,
          chosen: chosenName(record),
          ...standingOnWire({ standing, because }, language),
        })),
      };
    });

    const read = { tags, summary: 'Mark a decision as read', params: decisionIdParams };
    app.delete(
      `${path}/:decisionId`,
      { config: { access: 'user' }, schema: read },
      async (request, reply) => {
        const { id } = requireUser(request);
        const { decisionId } = request.params;
        const { projectId } = await findDecision(db, decisionId);
        await requirePermission(db, id, projectId, 'project:view');
        await deleteNotice(db, id, decisionId);
        return reply.code(204).send();
      },
    );
  };
