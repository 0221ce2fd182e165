import { sql } from 'kysely';
import type { FictionalAnswers } from '#contract/sites/settings.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadSites } from '#server/sites/door.ts';

/** Changes settings of all sites of this deployment. */
export async function changeSettings(db: Handle, settings: object): Promise<void> {
  await sql`update sites set settings = settings || ${JSON.stringify(settings)}::jsonb`.execute(db);
  await loadSites(db);
}

/** Lets editors, or nobody, answer for the fictional profiles of all sites. */
export const setAnswers = (db: Handle, fictional_answers: FictionalAnswers): Promise<void> =>
  changeSettings(db, { fictional_answers });
