import { operatorCookie } from '#server/platform/http/cookies.ts';
import type { OperatorIdentity } from '#server/platform/http/wiring.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sessionOfToken, touchSession } from './sessions.sql.ts';

const pauseMilliseconds = 60_000;

/**
 * Returns the operator behind the console's cookie, or null for everybody else. Records activity at most once
 * a minute.
 */
export async function identifyOperator(
  cookies: Readonly<Record<string, string | undefined>>,
  { db, clock }: Platform,
): Promise<OperatorIdentity | null> {
  const token = cookies[operatorCookie];
  if (!isToken(token)) return null;
  const now = clock.now();
  const row = await sessionOfToken(db, tokenHash(token), now);
  if (row === undefined) return null;
  const seenBefore = new Date(now.getTime() - pauseMilliseconds);
  if (row.last_seen_at <= seenBefore) await touchSession(db, row.id, now, seenBefore);
  return { operator: row.operator_id, session: row.id };
}
