import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { logSecurity } from '../http/securityLog.ts';
import { organizationParams } from '../organizations/organizationSchemas.ts';
import type { Database } from '../db/database.ts';
import { deleteDomain, listDomains } from './domainRepository.ts';
import { callbackUrl } from './provider.ts';
import { deleteProvider, findProvider } from './providerRepository.ts';
import { addDomain, checkRecord } from './saveDomain.ts';
import { changeProvider } from './changeProvider.ts';
import {
  emailDomainBody,
  emailDomainParams,
  emailDomainReply,
  singleSignOnBody,
  singleSignOnReply,
} from './singleSignOnSchemas.ts';

const tags = ['organizations'];
const config = { access: 'organization:owner' } as const;
const office = '/organizations/:organizationId';
const url = `${office}/single-sign-on`;
const domains = `${office}/email-domains`;

/** How an office's people log in: its provider, and the domains of their addresses. */
export const providerRoutes: Routes = (context) => async (app) => {
  const { db } = context;
  const readSettings = async (organizationId: string) => ({
    singleSignOn: await readProvider(db, organizationId),
    emailDomains: await listDomains(db, organizationId),
    callbackUrl: callbackUrl(context.config),
  });

  const read = {
    tags,
    summary: 'Single sign-on of an office',
    params: organizationParams,
    response: { 200: singleSignOnReply },
  };
  app.get(url, { config, schema: read }, async (request) => readSettings(request.params.organizationId));

  const save = {
    tags,
    summary: 'Set the OpenID Connect provider of an office',
    description: 'The provider is asked for its discovery document before anything is stored.',
    params: organizationParams,
    body: singleSignOnBody,
    response: { 200: singleSignOnReply },
  };
  app.put(url, { config: { ...config, secret: true }, schema: save }, async (request) => {
    const { organizationId } = request.params;
    const user = requireSession(request);
    await changeProvider(context, organizationId, request.body);
    logSecurity(request, 'sign-on.changed', user.id, { organization: organizationId });
    return readSettings(organizationId);
  });

  const remove = { tags, summary: 'Do without single sign-on', params: organizationParams };
  app.delete(url, { config, schema: remove }, async (request, reply) => {
    const { organizationId } = request.params;
    const user = requireSession(request);
    await withTransaction(db, (trx) => deleteProvider(trx, organizationId));
    logSecurity(request, 'sign-on.changed', user.id, { organization: organizationId });
    return reply.code(204).send();
  });

  const add = {
    tags,
    summary: 'Name a domain of the addresses of an office',
    description: 'It counts once it is proved by a TXT record of its own.',
    params: organizationParams,
    body: emailDomainBody,
    response: { 201: emailDomainReply },
  };
  app.post(domains, { config, schema: add }, async (request, reply) => {
    requireSession(request);
    const { organizationId } = request.params;
    return answerWithin(db, reply.code(201), async (trx) => ({
      emailDomain: await addDomain(trx, organizationId, request.body.domain),
    }));
  });

  const prove = {
    tags,
    summary: 'Prove a domain: DNS is asked for its TXT record',
    params: emailDomainParams,
    response: { 200: emailDomainReply },
  };
  app.put(`${domains}/:domain/proof`, { config, schema: prove }, async (request) => {
    const { organizationId, domain } = request.params;
    const user = requireSession(request);
    const emailDomain = await checkRecord(context, organizationId, domain);
    logSecurity(request, 'domain.proved', user.id, { organization: organizationId });
    return { emailDomain };
  });

  const forget = { tags, summary: 'Give up a domain', params: emailDomainParams };
  app.delete(`${domains}/:domain`, { config, schema: forget }, async (request, reply) => {
    const { organizationId, domain } = request.params;
    const user = requireSession(request);
    await withTransaction(db, (trx) => deleteDomain(trx, organizationId, domain));
    logSecurity(request, 'sign-on.changed', user.id, { organization: organizationId });
    return reply.code(204).send();
  });
};

async function readProvider(db: Database, organizationId: string) {
  const row = await findProvider(db, organizationId);
  if (row === undefined) return null;
  const { issuer, clientId, required, newcomerPermission, newcomerDiscipline } = row;
  const newcomerRole = newcomerPermission === 'project:view' ? ('viewer' as const) : ('editor' as const);
  return { issuer, clientId, required, newcomerRole, newcomerDiscipline };
}
