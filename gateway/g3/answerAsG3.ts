import type { RestCall } from '../rest/restClient.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { RestReply } from '../rest/restReply.ts';
import { accountRoutes } from './accountRoutes.ts';
import { benchmarkRoutes } from './benchmarkRoutes.ts';
import { G3Service } from './g3Service.ts';
import { memberRightsRoutes } from './memberRights.ts';
import { memberRoutes } from './memberRoutes.ts';
import { moduleRoutes } from './moduleRoutes.ts';
import { optionRoutes } from './optionRoutes.ts';
import { projectRoutes } from './projectRoutes.ts';
import { unitRoutes } from './unitRoutes.ts';

const routes = [
  accountRoutes,
  projectRoutes,
  unitRoutes,
  optionRoutes,
  moduleRoutes,
  memberRoutes,
  memberRightsRoutes,
  benchmarkRoutes,
].flat();

/**
 * Makes a call of the gateway's dialect on the newest generation; `raw` sends without translation. Changes are read
 * back, so that success means that what was sent is stored.
 * @throws RestError NOT_SUPPORTED_BY_UPSTREAM for whatever has no counterpart there, before anything is sent;
 * UPSTREAM_BAD_REPLY when the service reports success without storing the change.
 */
export async function answerAsG3(
  call: RestCall,
  raw: (call: RestCall) => Promise<RestReply>,
): Promise<RestReply> {
  const [path = '', query = ''] = call.path.split('?');
  const found = routes.find(({ method, path: shape }) => method === call.method && shape.test(path));
  if (found === undefined) throw notSupported(`${call.method} ${path}`);
  if (call.headers.includes('if-match')) throw notSupported('changes of one known revision');
  const answer = await found.run({
    service: new G3Service(raw, call.headers),
    path: path.replace(/\/$/, ''),
    params: { ...found.path.exec(path)?.groups },
    query: new URLSearchParams(query),
    body: typeof call.body === 'string' ? (JSON.parse(call.body) as Record<string, unknown>) : {},
  });
  return { status: 200, contentType: 'application/json', text: JSON.stringify(answer) };
}
