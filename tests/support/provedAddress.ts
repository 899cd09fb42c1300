import type { ApiContext } from '../../api/context.ts';

const databases = new Map<string, ApiContext['db']>();

/** Notes the database behind a service that a test started; the answer forgets it, once the service is closed. */
export function noteDatabase(url: string, db: ApiContext['db']): () => void {
  databases.set(url, db);
  return () => databases.delete(url);
}

/** Activates an account as the link of its mail would, where the service is one of ours. */
export async function activateAccount(url: string, id: number): Promise<void> {
  await databases.get(url)?.updateTable('users').set({ activated: true }).where('id', '=', id).execute();
}
