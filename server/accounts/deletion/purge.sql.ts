import type { Handle } from '#server/platform/database/handle.ts';
import { purgePendingLogins } from '#server/platform/identity/pending-logins.sql.ts';
import { addSeconds } from '#server/platform/time.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { forgetTraces } from '../limits/common-traces.sql.ts';
import { daysBefore, setUpSeconds } from '../limits/lifetimes.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

/** A used link still answers as before (ACC-7), so links are kept for some time after they ended. */
const activationLinkDays = 365;
/** These rows contain an address besides the member's own, so they are kept for less time. */
const mailedLinkDays = 30;
/** Retention of the link between an invite and its member. */
const inviteDays = 30;
/** Retention after an erasure, as proof that the member agreed: claims expire after five years. */
const consentDays = 5 * 365;
/**
 * Time the sender sees that the message was not delivered. A target with a pending deletion has returned or
 * was erased by then.
 */
const undeliveredDays = 30;
/** As long as the lifetime of the device cookie. */
const deviceDays = 365;

/** Retention of the ids of networks and devices, as of the security log. */
const traceDays = 90;

/** Removes expired data: links, attempts, half log-ins, and browsers that did not come back. */
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
  // Keeps the last browser: without any, every browser would count as the member's first.
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
  await forgetTraces(db, daysBefore(now, traceDays));
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
  await purgePendingLogins(db, memberIdentity, now);
  await tables.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  // Removes unfinished set-ups, whose secrets are worthless by then.
  await tables
    .deleteFrom('totp_secrets')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', addSeconds(now, -setUpSeconds))
    .execute();
}
