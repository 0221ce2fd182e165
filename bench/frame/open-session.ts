import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** Logs a member in by inserting a session into the database. Returns the token of the cookie. */
export async function openSession(db: Handle, member: Id): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await sql`insert into sessions (member_id, token_hash, expires_at)
    values (${member}, ${hash}, now() + interval '1 day')`.execute(db);
  return token;
}
