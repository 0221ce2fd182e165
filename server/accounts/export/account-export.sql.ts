import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

/** The member's login methods and logins: facts only, no hash, key or sealed secret. */
export async function loginsForExport(db: Handle, member: Id) {
  const tables = accountsTables(db);
  const [password, totp, passkeys, recovery, sessions, devices] = await Promise.all([
    tables.selectFrom('credentials').select('changed_at').where('member_id', '=', member).executeTakeFirst(),
    tables
      .selectFrom('totp_secrets')
      .select(['created_at', 'confirmed_at'])
      .where('member_id', '=', member)
      .executeTakeFirst(),
    tables
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute(),
    tables.selectFrom('recovery_codes').select('used_at').where('member_id', '=', member).execute(),
    tables
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'expires_at', 'browser', 'system', 'country'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute(),
    tables
      .selectFrom('known_devices')
      .select(['first_seen_at', 'last_seen_at'])
      .where('member_id', '=', member)
      .orderBy('first_seen_at')
      .execute(),
  ]);
  return {
    password_changed_at: password?.changed_at ?? null,
    authenticator_app: totp ?? null,
    passkeys,
    recovery_codes: recovery,
    logins: sessions,
    known_devices: devices,
  };
}

/** The single-use links mailed to the member, without the links themselves. */
export async function mailsForExport(db: Handle, member: Id) {
  const tables = accountsTables(db);
  const [activation, others] = await Promise.all([
    tables
      .selectFrom('activation_tokens')
      .select(['expires_at', 'used_at'])
      .where('member_id', '=', member)
      .orderBy('expires_at')
      .execute(),
    tables
      .selectFrom('mailed_tokens')
      .select(['purpose', 'email', 'created_at', 'expires_at', 'used_at'])
      .where('member_id', '=', member)
      .orderBy('created_at')
      .execute(),
  ]);
  return { activation_links: activation, mailed_links: others };
}

/** The member's consents, deletion, exports, invite and held message. */
export async function recordsForExport(db: Handle, member: Id) {
  const tables = accountsTables(db);
  const [consents, deletion, exports, invite, held] = await Promise.all([
    tables
      .selectFrom('consents')
      .select(['kind', 'version', 'language', 'given_at', 'revoked_at'])
      .where('member_id', '=', member)
      .orderBy('given_at')
      .orderBy('kind')
      .execute(),
    tables
      .selectFrom('deletions')
      .select(['reason', 'requested_at', 'erase_at'])
      .where('member_id', '=', member)
      .executeTakeFirst(),
    tables
      .selectFrom('account_exports')
      .select(['requested_at', 'ready_at', 'expires_at', 'fetched_at'])
      .where('member_id', '=', member)
      .orderBy('requested_at')
      .execute(),
    tables.selectFrom('invites').select('used_at').where('used_by', '=', member).executeTakeFirst(),
    tables
      .selectFrom('held_messages')
      .select(['target_id', 'body', 'created_at'])
      .where('member_id', '=', member)
      .executeTakeFirst(),
  ]);
  return {
    consents,
    deletion: deletion ?? null,
    exports,
    invited_at: invite?.used_at ?? null,
    held_message: held ?? null,
  };
}
