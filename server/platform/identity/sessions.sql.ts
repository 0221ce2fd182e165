import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { deletedAtOnce } from '../database/delete-batch.ts';
import type { Handle } from '../database/handle.ts';
import { newToken, tokenHash } from '../keys/token.ts';
import { addSeconds } from '../time.ts';
import { type Identity, idleSince, type SessionColumns } from './identity.ts';

const sessionsIn = (db: Handle) => db.$extendTables<Record<string, SessionColumns>>();

/**
 * Opens a session and returns its token, which is stored nowhere else. `more` fills columns of the domain.
 */
export async function openSession(
  db: Handle,
  { sessions, subject, sessionSeconds }: Identity,
  id: Id,
  now: Date,
  more: Readonly<Record<string, string | Date | null>> = {},
): Promise<string> {
  const token = newToken();
  await sessionsIn(db)
    .insertInto(sessions)
    .values({
      ...more,
      [subject]: id,
      token_hash: tokenHash(token),
      created_at: now,
      last_seen_at: now,
      expires_at: addSeconds(now, sessionSeconds),
    })
    .execute();
  return token;
}

const pauseSeconds = 60;

/** Activity is recorded at most once a minute: whether it is due. */
export const isTouchDue = ({ last_seen_at }: { readonly last_seen_at: Date }, now: Date): boolean =>
  last_seen_at <= addSeconds(now, -pauseSeconds);

/** Records activity. Only the first of several simultaneous calls writes. */
export async function touchSession(
  db: Handle,
  { sessions }: Identity,
  session: Id,
  now: Date,
): Promise<void> {
  await sessionsIn(db)
    .updateTable(sessions)
    .set({ last_seen_at: now })
    .where('id', '=', session)
    .where('last_seen_at', '<=', addSeconds(now, -pauseSeconds))
    .execute();
}

/** Ends the session of a token; undefined if there is none. */
export function deleteSession(db: Handle, { sessions, subject }: Identity, hash: Buffer) {
  return sessionsIn(db)
    .deleteFrom(sessions)
    .where('token_hash', '=', hash)
    .returning(['id', sql.ref<Id>(subject).as('subject')])
    .executeTakeFirst();
}

/**
 * Ends all sessions of a subject except one, and all its pending logins. Returns the ids of the sessions.
 */
export async function deleteLoginsOf(
  db: Handle,
  { sessions, pendingLogins, subject }: Identity,
  id: Id,
  except: Id | null = null,
): Promise<Id[]> {
  const ended = await sessionsIn(db)
    .deleteFrom(sessions)
    .where(sql.ref(subject), '=', id)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .returning('id')
    .execute();
  await sessionsIn(db).deleteFrom(pendingLogins).where(sql.ref(subject), '=', id).execute();
  return ended.map((session) => session.id);
}

/** Removes at most `deletedAtOnce` sessions that expired or were unused for too long, and returns their ids. */
export async function purgeSessions(db: Handle, identity: Identity, now: Date): Promise<Id[]> {
  const ended = await sessionsIn(db)
    .deleteFrom(identity.sessions)
    .where('id', 'in', (sessions) =>
      sessions
        .selectFrom(identity.sessions)
        .select('id')
        .where((session) =>
          session.or([
            session('expires_at', '<=', now),
            session('last_seen_at', '<=', idleSince(identity, now)),
          ]),
        )
        .limit(deletedAtOnce),
    )
    .returning('id')
    .execute();
  return ended.map((session) => session.id);
}
