import { z } from 'zod';
import type { G3Service } from './g3Service.ts';

const reply = z.object({
  project: z.object({ units: z.array(z.object({ id: z.string() })).nullish() }),
});

/** Ids of the towers of a project. */
export const unitIds = async (service: G3Service, p = ''): Promise<string[]> =>
  ((await service.read(`/v1/projects/${p}`, reply)).project.units ?? []).map(({ id }) => id);
