import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadSites } from '#server/sites/door.ts';

/** Adds another site with these settings to this deployment. Like the demo it reveals accounts by default. */
export async function addSite(db: Handle, host: string, settings: object = {}, niche = 1): Promise<void> {
  await sql`insert into sites (id, host, company_id, niche, settings)
    select max(id) + 1, ${host}, min(company_id), ${niche}::integer, ${JSON.stringify({ reveal_account_existence: 'yes', ...settings })}::jsonb from sites`.execute(
    db,
  );
  await loadSites(db);
}
