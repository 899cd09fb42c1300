import { createHash } from 'node:crypto';
import { projectPhases } from '#domain/project/phases.ts';
import { stateCodes } from '#domain/project/states.ts';
import { storeyClasses } from '#domain/tower/storeys.ts';
import { technologySchema } from '#domain/structures/technology/technologySchema.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bearerToken } from '../auth/access.ts';
import { readCurrentUser } from '../auth/currentUser.ts';
import type { Routes } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readOnStandby } from '../db/engines/readOnStandby.ts';
import { unauthenticated } from '../errors.ts';
import { noFile } from '../limits/heavyWork.ts';
import { type CurvePoint, placeOn } from './benchmarkCurve.ts';
import {
  type BenchmarkScope,
  type Intensity,
  listIntensities,
  listKnownTowers,
  listOwnProjects,
} from './benchmarkRepository.ts';
import type { BenchmarkFilter } from './publishedBenchmark.ts';

const querystring = z.object({
  technology: technologySchema.optional(),
  storeys: z
    .enum(storeyClasses, encodeMessage('general.select'))
    .optional()
    .describe('Floors from the ground up'),
  state: z
    .enum(stateCodes as [string, ...string[]], encodeMessage('project.state.select'))
    .optional()
    .describe('Two-letter code'),
  phase: z.enum(projectPhases, encodeMessage('project.phase.select')).optional(),
});

const withFoundationQuery = z.object({
  with_foundation: z
    .enum(['true', 'false'], encodeMessage('general.select'))
    .optional()
    .describe('Structure and foundation together, of towers that have one'),
});

/** Floors have no foundation figures, because a foundation carries the tower as a whole. */
const querystrings = {
  floors: querystring,
  units: querystring.extend(withFoundationQuery.shape),
  projects: querystring.extend(withFoundationQuery.shape),
};

const curve = z.array(
  z.object({
    id: z.string().optional().describe("Only of the caller's own"),
    own: z.boolean(),
    y: z.number().describe("Share of the known owners' weight below, 0 to 1"),
    min: z.number(),
    max: z.number(),
  }),
);

const answer = z.object({
  known: z.number().int().describe('Owners behind the curves; 0 where they are too few'),
  benchmark: z.object({ co2: curve.describe('kgCO₂e/m²'), energy: curve.describe('MJ/m²') }),
});

/**
 * How floors, units and projects compare: quantiles over those whose owners agreed, of at least five owners with equal
 * weight, and beside them the caller's own from their newest 1 000 projects.
 */
export const benchmarkRoutes: Routes = (context) => async (app) => {
  const { db, expensiveReads, benchmark } = context;
  for (const scope of ['floors', 'units', 'projects'] as const) {
    const schema = {
      tags: ['benchmark'],
      summary: `Intensities of known ${scope}`,
      querystring: querystrings[scope] as typeof querystrings.units,
      response: { 200: answer, 304: z.null().describe('As the caller has it by its ETag') },
    };
    app.get(`/benchmark/${scope}`, { config: { access: 'open' }, schema }, async (request, reply) => {
      const caller = await callerOf(db, request);
      const { withFoundation: given, ...traits } = request.query;
      const countsFoundation = given === 'true';
      const filter = { ...traits, foundation: countsFoundation || undefined };
      const { owners: known, ...curves } = await benchmark.curves(scope, countsFoundation, filter);
      const mine =
        caller === undefined
          ? []
          : await expensiveReads.run(caller, noFile, async () =>
              readOnStandby(context, async (standby) =>
                ownThings(
                  standby,
                  { scope, countsFoundation, filter },
                  await listOwnProjects(standby, caller),
                ),
              ),
            );
      const co2 = withOwn(curves.co2, mine, 'co2');
      const answered = { known, benchmark: { co2, energy: withOwn(curves.energy, mine, 'energy') } };
      return isKept(request, reply, JSON.stringify(answered)) ? reply.code(304).send(null) : answered;
    });
  }
};

type CurveRequest = { scope: BenchmarkScope; countsFoundation: boolean; filter: BenchmarkFilter };

/** The caller's own that match a filter; a project matches if all its towers do. */
async function ownThings(
  db: Database,
  { scope, countsFoundation, filter }: CurveRequest,
  own: readonly string[],
): Promise<Intensity[]> {
  const all = await listIntensities(db, scope, own, countsFoundation);
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  if (given.length === 0) return all;
  const towers = await listKnownTowers(db, own);
  const fits = ({ traits }: (typeof towers)[number]) =>
    given.every(([name, value]) => traits[name as keyof typeof traits] === value);
  const fitting = new Set(towers.filter(fits).map(({ unitId }) => unitId));
  const others = new Set(towers.filter((tower) => !fits(tower)).map(({ projectId }) => projectId));
  return all.filter(({ unitId, projectId }) =>
    unitId === null ? !others.has(projectId) : fitting.has(unitId),
  );
}

/** A curve with the caller's own at their places, by their lower ends. */
const withOwn = (points: readonly CurvePoint[], mine: readonly Intensity[], quantity: 'co2' | 'energy') =>
  [
    ...points.map((point) => ({ ...point, own: false })),
    ...mine.map(({ id, figure }) => {
      return { ...figure[quantity], id, own: true, y: placeOn(points, figure[quantity]) };
    }),
  ].toSorted((a, b) => a.min - b.min || a.max - b.max);

/**
 * Answers without a caller may be cached for five minutes, others are revalidated. Returns whether the caller has this
 * answer.
 */
function isKept(request: FastifyRequest, reply: FastifyReply, content: string): boolean {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const isAnonymous = bearerToken(request) === undefined;
  reply.headers({ etag: tag, 'cache-control': isAnonymous ? 'public, max-age=300' : 'private, no-cache' });
  return request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag) === true;
}

/** Open to anybody, but a token that is sent must be valid: an expired one gets 401 as everywhere. */
async function callerOf(db: Database, request: FastifyRequest): Promise<number | undefined> {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  const user = await readCurrentUser(db, token);
  if (user === undefined) throw unauthenticated();
  return user.id;
}
