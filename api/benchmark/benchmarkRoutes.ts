import { createHash } from 'node:crypto';
import { projectPhases } from '#domain/phases.ts';
import { stateCodes } from '#domain/states.ts';
import { storeyClasses } from '#domain/storeys.ts';
import { technologySchema } from '#domain/technologySchema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bearerToken } from '../auth/access.ts';
import { readCurrentUser } from '../auth/currentUser.ts';
import type { Routes } from '../context.ts';
import type { Database } from '../db/database.ts';
import { unauthenticated } from '../errors.ts';
import { benchmarkCurve } from './benchmarkCurve.ts';
import { listIntensities, listKnownTowers, listOwnProjects } from './benchmarkRepository.ts';
import { knownThings } from './knownThings.ts';

const querystring = z.object({
  technology: technologySchema.optional(),
  storeys: z.enum(storeyClasses, 'general.select').optional().describe('Floors from the ground up'),
  state: z
    .enum(stateCodes as [string, ...string[]], 'project.state.select')
    .optional()
    .describe('Two-letter code'),
  phase: z.enum(projectPhases, 'project.phase.select').optional(),
});

const carriedQuery = z.object({
  with_foundation: z
    .enum(['true', 'false'], 'general.select')
    .optional()
    .describe('Structure and foundation together, of towers that have one'),
});

/** Floors have no foundation: what carries a tower carries it as a whole. */
const querystrings = {
  floors: querystring,
  units: querystring.extend(carriedQuery.shape),
  projects: querystring.extend(carriedQuery.shape),
};

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

/**
 * How known floors, units and projects compare: those whose owners agreed, never of fewer than five projects, without
 * telling whose they are.
 */
export const benchmarkRoutes: Routes =
  ({ db, readDb }) =>
  async (app) => {
    for (const scope of ['floors', 'units', 'projects'] as const) {
      const schema = {
        tags: ['benchmark'],
        summary: `Intensities of known ${scope}`,
        querystring: querystrings[scope] as typeof querystrings.units,
        response: { 200: answer, 304: z.null().describe('As the caller has it by its ETag') },
      };
      app.get(`/benchmark/${scope}`, { config: { access: 'open' }, schema }, async (request, reply) => {
        // What everybody has built may be a moment late; who asks, and what is theirs, may not.
        const own = await ownProjects(db, request);
        const { withFoundation: asked, ...traits } = request.query;
        const carried = asked === 'true';
        const all = await listIntensities(readDb, scope, own, carried);
        const filter = { ...traits, foundation: carried || undefined };
        const intensities = knownThings(all, await listKnownTowers(readDb, own), filter, own);
        const isOwn = ({ projectId }: { projectId: string }) => own.has(projectId);
        const co2 = benchmarkCurve(intensities, 'co2', isOwn);
        const benchmark = { co2, energy: benchmarkCurve(intensities, 'energy', isOwn) };
        return isKept(request, reply, JSON.stringify(benchmark)) ? reply.code(304).send(null) : { benchmark };
      });
    }
  };

/** Anybody's answer may be kept for five minutes, one's own is asked again; tells whether the caller has this one. */
function isKept(request: FastifyRequest, reply: FastifyReply, content: string): boolean {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const isAnybodys = bearerToken(request) === undefined;
  reply.headers({ etag: tag, 'cache-control': isAnybodys ? 'public, max-age=300' : 'private, no-cache' });
  return request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) === true;
}

/** Open to anybody, but a token that is sent must live: a dead one answers 401 as everywhere. */
async function ownProjects(db: Database, request: FastifyRequest): Promise<Set<string>> {
  const token = bearerToken(request);
  if (token === undefined) return new Set();
  const user = await readCurrentUser(db, token);
  if (user === undefined) throw unauthenticated();
  return listOwnProjects(db, user.id);
}
