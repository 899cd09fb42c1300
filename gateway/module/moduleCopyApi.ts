import type { RestOperation } from '../rest/restOperation.ts';
import { madeId, type ModulePath, modulePath, toDetail } from './moduleApi.ts';
import { type ModuleReply, moduleReply, type ModuleRow } from './moduleWire.ts';

const rowOf = (reply: ModuleReply): ModuleRow => toDetail(reply, madeId(reply)).row;

/** POST …/duplicate: a copy in the same option. */
export const duplicateModule = async (rest: RestOperation, path: ModulePath, body: object) =>
  rowOf(
    await rest.send('POST', `${modulePath(path)}/duplicate`, body, moduleReply, {
      bundledOnly: 'duplicates',
    }),
  );

/** POST …/copy: a copy in another option of the tower, with its versions. */
export const copyModule = async (rest: RestOperation, path: ModulePath, body: object) =>
  rowOf(await rest.send('POST', `${modulePath(path)}/copy`, body, moduleReply, { bundledOnly: 'takeoffs' }));
