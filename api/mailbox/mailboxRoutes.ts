import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { found, notFound } from '../errors.ts';
import { replyWithError } from '../http/errorReply.ts';
import { integerParam } from '../http/ids.ts';
import { requestLanguage } from '../http/language.ts';
import { validateWithZod } from '../http/input/validation.ts';
import { isOpenedBy, mailboxCookie } from './mailboxKey.ts';
import { mailboxPage, mailPage } from './mailboxPages.ts';
import { findMail, listMails } from './mailRepository.ts';
import { mailCipherOf } from './mailCipher.ts';

/**
 * `/mailbox`, `/mailbox/{id}` and `/mailbox/mails.json`: the mails kept instead of being sent. They hold activation and
 * reset links, so nothing is shown without the key printed in the terminal, wherever a call comes from: through a proxy
 * on this machine it could be anybody. The address carries the key once, then a cookie does.
 */
export const mailboxRoutes =
  ({ db, config }: ApiContext, key: string): FastifyPluginAsync =>
  async (plain) => {
    const cipher = mailCipherOf(config.dataDir);
    const app = plain.withTypeProvider<ZodTypeProvider>();
    app.setValidatorCompiler(validateWithZod);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(replyWithError);
    app.addHook('onRequest', async (request) => {
      if (!isOpenedBy(request, key)) throw notFound();
    });

    app.get('/mailbox', async (request, reply) => {
      // Redirects to the address without the key, to keep it out of the history.
      if (request.url.includes('?'))
        return reply.headers({ ...pageHeaders, 'set-cookie': mailboxCookie(key) }).redirect('/mailbox', 303);
      return sendPage(reply, mailboxPage(await listMails(db, cipher), requestLanguage(request)));
    });
    app.get('/mailbox/mails.json', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return listMails(db, cipher);
    });
    app.get(
      '/mailbox/:id',
      { schema: { params: z.object({ id: integerParam }) } },
      async (request, reply) => {
        const mail = found(await findMail(db, cipher, request.params.id));
        return sendPage(reply, mailPage(mail, requestLanguage(request)));
      },
    );
  };

const pageHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers(pageHeaders).send(html);
}
