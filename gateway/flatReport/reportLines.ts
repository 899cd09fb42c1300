import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphFetch } from '../askGraph.ts';
import type { RequestInfo } from '../context.ts';
import { answerRefusal } from '../http/answerRefusal.ts';
import { setGraphHeaders } from '../http/graphHeaders.ts';
import { collectRows } from '../reportCommand/collectRows.ts';
import { AnswerError } from '../reportCommand/failureText.ts';
import { reportText, plainNumbers } from '../reportCommand/reportText.ts';
import type { FlatRow } from '../reportCommand/reportQueries.ts';

const reportLinesPath = '/graphql/report.ndjson';

/** Executes operations in this process on behalf of whoever asked for the report. */
type Answer = (requestInfo: RequestInfo) => GraphFetch;

/**
 * Adds an address that streams the flat report as JSON lines, for every project, for `?project=`, or for what changed
 * `?since=`. At most one project is held in memory. A failure before the first row is answered in the graph's shape; a
 * later one cuts the connection, so that half a report does not look whole.
 */
export function serveReportLines(scope: FastifyInstance, answer: Answer): void {
  scope.get(reportLinesPath, { exposeHeadRoute: false }, async (request, reply) => {
    await setGraphHeaders(request, reply, false);
    try {
      const rows = await begun(rowsFor(request, answer));
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .send(reportText(plainNumbers(rows), { format: 'ndjson', language: 'en-US' }));
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      return answerRefusal(reply, error);
    }
  });
}

function rowsFor(request: FastifyRequest, answer: Answer): AsyncGenerator<FlatRow> {
  const { authorization = '', 'accept-language': language } = request.headers;
  if (!/^bearer \S/i.test(authorization))
    throw new AnswerError('Send a token: Authorization: Bearer …', 'UNAUTHENTICATED');
  const given = request.query as Record<'project' | 'since', string | string[] | undefined>;
  const [[only], [since]] = [[given.project].flat(), [given.since].flat()];
  const requestInfo = { requestId: request.id, address: request.ip };
  return collectRows(
    () => answer(requestInfo),
    { authorization, language },
    { only, since },
    () => {},
  );
}

/** The same rows, once the first is available: a failure before it can still be answered with a status. */
async function begun(rows: AsyncGenerator<FlatRow>): Promise<AsyncGenerator<FlatRow>> {
  const first = await rows.next();
  return (async function* () {
    if (first.done !== true) yield first.value;
    yield* rows;
  })();
}
