import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

/** Deletes the counts whose time is over. */
export async function purgeBudgets(db: Handle, now: Date): Promise<void> {
  await sitesTables(db).deleteFrom('call_budgets').where('expire', '<=', now.getTime()).execute();
}
