import type { FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Routes } from '../context.ts';
import { notFound } from '../errors.ts';
import { clientAddress, isLoopback } from '../http/clientAddress.ts';
import { replyWithError } from '../http/errorReply.ts';
import { integerParam } from '../http/ids.ts';
import { validateWithZod } from '../http/validation.ts';
import { mailboxPage, mailPage } from './mailboxPages.ts';
import { findMail, listMails } from './mailRepository.ts';

/**
 * `/mailbox`, `/mailbox/{id}` and `/mailbox.json`: the mails the embedded default kept instead of sending. They hold
 * activation and reset links, so only this machine may read them.
 */
export const mailboxRoutes: Routes =
  ({ db }) =>
  async (app) => {
    app.setValidatorCompiler(validateWithZod);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(replyWithError);
    app.addHook('onRequest', async (request) => {
      if (!isLocal(request)) throw notFound();
    });

    app.get('/mailbox', async (_request, reply) => sendPage(reply, mailboxPage(await listMails(db))));
    app.get('/mailbox.json', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return listMails(db);
    });
    app.get(
      '/mailbox/:id',
      { schema: { params: z.object({ id: integerParam }) } },
      async (request, reply) => {
        const mail = await findMail(db, request.params.id);
        if (mail === undefined) throw notFound();
        return sendPage(reply, mailPage(mail));
      },
    );
  };

/** The host is checked too: a foreign page could point its own name at 127.0.0.1 and read along. */
function isLocal(request: FastifyRequest): boolean {
  return isLoopback(clientAddress(request)) && /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(request.host);
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .send(html);
}
