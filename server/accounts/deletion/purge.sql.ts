import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { before, daysBefore, idleSeconds, setUpSeconds } from '../limits/lifetimes.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

/** Removes logins past their end or not used for too long; their ids. */
export async function purgeSessions(db: Handle, now: Date): Promise<Id[]> {
  const ended = await accountsTables(db)
    .deleteFrom('sessions')
    .where((session) =>
      session.or([session('expires_at', '<=', now), session('last_seen_at', '<=', before(now, idleSeconds))]),
    )
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** A used link still answers what it did (ACC-7), so links stay some time after they ended. */
const activationLinkDays = 365;
/** These know an address beside the member's own: not so long. */
const mailedLinkDays = 30;
/** Who came by which invite is nobody's business for long. */
const inviteDays = 30;
/** So long after the erasure somebody may still ask for proof that a member agreed: claims end after five years. */
const consentDays = 5 * 365;
/** So long the sender is told of it; a target who was going away has come back by then, or was erased. */
const undeliveredDays = 30;
/** As long as the browser keeps its mark. */
const deviceDays = 365;

/** Removes what can no longer be used: links, tries that ended, half log-ins, browsers that did not come back. */
export async function purgeExpired(db: Handle, now: Date): Promise<void> {
  const tables = accountsTables(db);
  await tables.deleteFrom('account_limits').where('expire', '<=', now.getTime()).execute();
  await tables
    .deleteFrom('activation_tokens')
    .where('expires_at', '<=', daysBefore(now, activationLinkDays))
    .execute();
  await tables
    .deleteFrom('mailed_tokens')
    .where('expires_at', '<=', daysBefore(now, mailedLinkDays))
    .execute();
  await tables.deleteFrom('invites').where('expires_at', '<=', daysBefore(now, inviteDays)).execute();
  // The last one stays: with none, any browser would be a member's first.
  await tables
    .deleteFrom('known_devices as old')
    .where('old.last_seen_at', '<=', daysBefore(now, deviceDays))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('known_devices as newer')
          .select('newer.member_id')
          .whereRef('newer.member_id', '=', 'old.member_id')
          .whereRef('newer.last_seen_at', '>', 'old.last_seen_at'),
      ),
    )
    .execute();
  await tables
    .deleteFrom('held_messages')
    .where('tried_at', '<=', daysBefore(now, undeliveredDays))
    .execute();
  await tables
    .deleteFrom('consents')
    .where('member_id', 'in', () =>
      withForeignTables(db)
        .selectFrom('members')
        .select('id')
        .where('erased_at', '<=', daysBefore(now, consentDays)),
    )
    .execute();
  await tables.deleteFrom('pending_logins').where('expires_at', '<=', now).execute();
  await tables.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  // A set-up that nobody finished; the secret is worth nothing by then.
  await tables
    .deleteFrom('totp_secrets')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', before(now, setUpSeconds))
    .execute();
}
