import { sql } from 'kysely';
import type { Registry } from '#server/platform/http/registry.ts';
import { loadSites } from '#server/sites/door.ts';

/**
 * Makes sites reveal accounts unless they choose otherwise, so that a test's sign-up answers with the member.
 */
export const revealAccounts = (registry: Registry): void =>
  registry.eachStart(async ({ db }) => {
    await sql`update sites set settings = '{"reveal_account_existence": "yes"}' || settings`.execute(db);
    await loadSites(db);
  });
