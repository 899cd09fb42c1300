import { projectPhases } from '#domain/phases.ts';
import { technologySchema } from '#domain/technologySchema.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bearerToken } from '../auth/access.ts';
import { findUserByToken } from '../auth/currentUser.ts';
import type { Routes } from '../context.ts';
import type { Database } from '../db/database.ts';
import { unauthenticated } from '../errors.ts';
import { benchmarkCurve } from './benchmarkCurve.ts';
import { listIntensities, listOwnProjects } from './benchmarkRepository.ts';

const querystring = z.object({
  technology: technologySchema.optional(),
  phase: z.enum(projectPhases, 'project.phase.select').optional(),
});

const curve = z.array(
  z.object({
    id: z.string().optional().describe("Only of the caller's own"),
    own: z.boolean(),
    y: z.number().describe('Rank by min ÷ how many there are, above 0 to 1'),
    min: z.number(),
    max: z.number(),
  }),
);

const answer = z.object({
  benchmark: z.object({ co2: curve.describe('kgCO₂e/m²'), energy: curve.describe('MJ/m²') }),
});

/** How floors, units and projects of everybody compare, without telling whose they are. */
export const benchmarkRoutes: Routes =
  ({ db }) =>
  async (app) => {
    for (const scope of ['floors', 'units', 'projects'] as const) {
      const schema = {
        tags: ['benchmark'],
        summary: `Intensities of all ${scope}`,
        querystring,
        response: { 200: answer },
      };
      app.get(`/benchmark/${scope}`, { config: { access: 'open' }, schema }, async (request) => {
        const own = await ownProjects(db, request);
        const intensities = await listIntensities(db, scope, request.query);
        const isOwn = ({ project_id }: { project_id: string }) => own.has(project_id);
        const co2 = benchmarkCurve(intensities, 'co2', isOwn);
        return { benchmark: { co2, energy: benchmarkCurve(intensities, 'energy', isOwn) } };
      });
    }
  };

/** Open to anybody, but a token that is sent must live: a dead one answers 401 as everywhere. */
async function ownProjects(db: Database, request: FastifyRequest): Promise<Set<string>> {
  const token = bearerToken(request);
  if (token === undefined) return new Set();
  const user = await findUserByToken(db, token);
  if (user === undefined) throw unauthenticated();
  return listOwnProjects(db, user.id);
}
