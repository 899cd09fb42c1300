import { currentPriceSet } from '#domain/prices/priceSets.ts';
import type { FastifyRequest } from 'fastify';
import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import type { Database } from '../db/database.ts';
import { found } from '../errors.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { findProject } from '../projects/projectRepository.ts';
import { projectParams } from '../units/towerPath.ts';
import { pricesBody, pricesReply, sharedPricesBody, sharedPricesReply } from './priceSchemas.ts';
import { savePrices } from './savePrices.ts';
import { adoptPrices, listSharedPrices } from './sharedPrices.ts';
import { shownPrices } from './shownPrices.ts';

const tags = ['prices'];
const path = '/projects/:projectId/prices';

/** Prices quoted for a project. They replace those of the price set in all of its options. */
export const priceRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const replies = { params: projectParams, response: { 200: pricesReply } };

    const list = { tags, summary: 'Prices quoted for a project', ...replies };
    app.get(path, { config: { access: 'project:view' }, schema: list }, (request) =>
      pricesOf(db, request, request.params.projectId),
    );

    const save = { tags, summary: 'Keep and give up quotations, all or none', body: pricesBody, ...replies };
    app.patch(path, { config: { access: 'project:edit' }, schema: save }, async (request) => {
      const { projectId } = request.params;
      await savePrices(db, requireUser(request), projectId, request.body);
      return pricesOf(db, request, projectId);
    });

    const shared = {
      tags,
      summary: 'Quotations of the office’s other projects that this one lacks',
      params: projectParams,
      response: { 200: sharedPricesReply },
    };
    app.get(`${path}/shared`, { config: { access: 'project:view' }, schema: shared }, async (request) => ({
      prices: await listSharedPrices(db, request.params.projectId, requireUser(request)),
    }));

    const adopt = { tags, summary: 'Take quotations of the office’s other projects over, all or none' };
    app.post(
      `${path}/shared`,
      { config: { access: 'project:edit' }, schema: { ...adopt, body: sharedPricesBody, ...replies } },
      (request, reply) =>
        answerWithin(db, reply, async (trx) => {
          const { projectId } = request.params;
          await adoptPrices(trx, requireUser(request), projectId, request.body.prices);
          return pricesOf(trx, request, projectId);
        }),
    );
  };

async function pricesOf(db: Database, request: FastifyRequest, projectId: string) {
  const project = found(await findProject(db, projectId));
  const prices = await shownPrices(db, [project], requireUser(request));
  return { priceSet: currentPriceSet.id, prices: prices.get(projectId) ?? [] };
}
