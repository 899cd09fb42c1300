import { z } from 'zod';
import type { Routes } from '../context.ts';
import { touchDatabase } from './healthRepository.ts';

const healthSchema = z.object({
  status: z.literal('available'),
  system_info: z.object({ environment: z.string(), version: z.string() }),
});

/** `GET /v1/healthcheck`: answers while the database does. */
export const healthRoutes: Routes = (context) => async (app) => {
  const schema = { tags: ['health'], summary: 'Whether the service works', response: { 200: healthSchema } };
  app.get('/healthcheck', { config: { access: 'open' }, schema }, async () => {
    await touchDatabase(context.db);
    return {
      status: 'available' as const,
      systemInfo: { environment: context.config.environment, version: '1' },
    };
  });
};
