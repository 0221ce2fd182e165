import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { notificationsTables } from '../tables.ts';

/** How long an ended session is remembered. No request of it can run longer. */
const keptDays = 1;

/** Whether a session that wants push is still open. Waits for a session that is ending at this moment. */
export async function isPushSession(db: Handle, session: Id): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    insert into push_sessions (session_id) values (${session})
    on conflict (session_id) do update set ended_at = push_sessions.ended_at
    returning ended_at is not null as ended`.execute(db);
  return rows[0]?.ended === false;
}

/** Marks sessions as ended. After the commit no device can be stored for them. */
export async function endPushSessions(db: Handle, sessions: readonly Id[]): Promise<void> {
  await sql`
    insert into push_sessions (session_id, ended_at)
    select session, now() from unnest(${sessions}::bigint[]) session order by session
    on conflict (session_id) do update set ended_at = excluded.ended_at`.execute(db);
}

export async function purgePushSessions(db: Handle, now: Date): Promise<void> {
  await notificationsTables(db)
    .deleteFrom('push_sessions')
    .where('ended_at', '<', addDays(now, -keptDays))
    .execute();
}
