import { sql } from 'kysely';
import type { FictionalAnswers } from '#contract/sites/settings.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadSites } from '#server/sites/door.ts';

/** The demo sites that have editors in the journeys, or nobody who answers. */
export const editorsHost = 'milf.localhost';
export const unansweredHost = 'gilf.localhost';

/** Changes settings of all sites of this deployment, or of one. */
export async function changeSettings(db: Handle, settings: object, host?: string): Promise<void> {
  await sql`update sites set settings = settings || ${JSON.stringify(settings)}::jsonb
    where ${host ?? null}::text is null or host = ${host ?? null}::text`.execute(db);
  await loadSites(db);
}

/** Lets editors, or nobody, answer for the fictional profiles of all sites, or of one. */
export const setAnswers = (db: Handle, fictional_answers: FictionalAnswers, host?: string): Promise<void> =>
  changeSettings(db, { fictional_answers }, host);
