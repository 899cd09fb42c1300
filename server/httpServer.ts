import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { errorOnLog, logMethod } from '../api/db/errorOnLog.ts';
import { replyToUnreadable } from '../api/http/errorReply.ts';
import { requestIdOf } from '../api/http/requestId.ts';
import { logRequest } from '../api/http/requestLog.ts';
import { prepareDrain } from './drain.ts';
import { sendTransportHeaders } from './transportHeaders.ts';

/** How long a request may take to arrive, the largest upload included (ms), because slow senders hold memory. */
const slowestRequestMs = 120_000;

type HttpServerOptions = {
  /** Trusted proxies for `X-Forwarded-For`: addresses or ranges, comma separated. */
  trustProxy: string | false;
  logLevel: string;
  /** The address users open; over https, answers carry HSTS. */
  publicUrl: string | undefined;
  /** A request made by another one under way, which a stop lets through. */
  isOwn?: (request: FastifyRequest) => boolean;
  slowestRequestMs?: number;
  /** Where the log goes; by default to standard output. */
  logStream?: { write(line: string): void } | undefined;
};

/** The HTTP server of every process. `drain` lets the requests under way end, see drain.ts. */
export function createHttpServer(options: HttpServerOptions): {
  app: FastifyInstance;
  drain: (longestMs?: number) => Promise<void>;
} {
  const requestTimeout = options.slowestRequestMs ?? slowestRequestMs;
  const app = Fastify({
    genReqId: requestIdOf,
    forceCloseConnections: true,
    frameworkErrors: replyToUnreadable,
    trustProxy: options.trustProxy,
    requestTimeout,
    // Set here too, because Node ignores a time limit for bodies that is set later.
    http: { requestTimeout, connectionsCheckingInterval: Math.min(30_000, requestTimeout / 4) },
    clientErrorHandler: endUnreadable,
    logger: {
      level: options.logLevel,
      ...(options.logStream === undefined ? {} : { stream: options.logStream }),
      redact: ['req.headers.authorization'],
      serializers: { req: logRequest, err: errorOnLog },
      hooks: { logMethod },
    },
  });
  const drain = prepareDrain(app, options.isOwn);
  sendTransportHeaders(app, options.publicUrl);
  return { app, drain };
}

/** Too slow requests end with 408, malformed ones with 400; neither is logged. */
function endUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy(error);
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
