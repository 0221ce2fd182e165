import { localeOf } from '#contract/kit/locale.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import type { Identity } from '#server/platform/http/wiring.ts';
import { isTouchDue, touchSession } from '#server/platform/identity/sessions.sql.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordActivity } from '#server/profiles/door.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { sessionOfToken } from './sessions.sql.ts';

/**
 * Returns the member behind the session cookie, or null for a visitor. Uses one statement, or none without a
 * cookie. Activity is recorded at most once a minute, in parallel to the call, so the answer does not wait
 * for it.
 */
export async function identify(
  cookies: Readonly<Record<string, string | undefined>>,
  platform: Platform,
): Promise<Identity | null> {
  const token = cookies[sessionCookie];
  if (!isToken(token)) return null;
  const now = platform.clock.now();
  const row = await sessionOfToken(platform.db, tokenHash(token), now);
  if (!row) return null;
  if (isTouchDue(row, now)) {
    Promise.all([
      touchSession(platform.db, memberIdentity, row.id, now),
      recordActivity(platform.db, row.member_id, now),
    ]).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'failed to record the activity of a member'),
    );
  }
  return {
    member: row.member_id,
    session: row.id,
    site: row.site_id,
    restricted: row.restricted === true,
    confirmed: row.verified_at !== null,
    language: localeOf(row.language),
  };
}
