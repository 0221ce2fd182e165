import { type RawBuilder, sql } from 'kysely';
import { deleteBatch } from '#server/platform/database/delete-batch.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addSeconds } from '#server/platform/time.ts';
import { daysBefore, setUpSeconds } from '../limits/lifetimes.ts';

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

/** Conditions on the rows of each table that are removed: links, attempts, half log-ins, and old browsers. */
const expired = {
  account_limits: (now: Date) => sql<boolean>`expire <= ${now.getTime()}`,
  activation_tokens: (now: Date) => sql<boolean>`expires_at <= ${daysBefore(now, activationLinkDays)}`,
  mailed_tokens: (now: Date) => sql<boolean>`expires_at <= ${daysBefore(now, mailedLinkDays)}`,
  invites: (now: Date) => sql<boolean>`expires_at <= ${daysBefore(now, inviteDays)}`,
  // Keeps the last browser: without any, every browser would count as the member's first.
  known_devices: (now: Date) => sql<boolean>`last_seen_at <= ${daysBefore(now, deviceDays)} and exists (
    select from known_devices newer
    where newer.member_id = known_devices.member_id and newer.last_seen_at > known_devices.last_seen_at)`,
  // The security log keeps its hashes no longer either.
  common_traces: (now: Date) => sql<boolean>`created_at <= ${daysBefore(now, traceDays)}
    and (braked_until is null or braked_until <= ${daysBefore(now, traceDays)})`,
  held_messages: (now: Date) => sql<boolean>`tried_at <= ${daysBefore(now, undeliveredDays)}`,
  consents: (now: Date) => sql<boolean>`member_id in (
    select id from members where erased_at <= ${daysBefore(now, consentDays)})`,
  pending_logins: (now: Date) => sql<boolean>`expires_at <= ${now}`,
  passkey_challenges: (now: Date) => sql<boolean>`expires_at <= ${now}`,
  // Unfinished set-ups, whose secrets are worthless by then.
  totp_secrets: (now: Date) =>
    sql<boolean>`confirmed_at is null and created_at <= ${addSeconds(now, -setUpSeconds)}`,
} as const satisfies Record<string, (now: Date) => RawBuilder<boolean>>;

export const purgedTables = [
  'account_limits',
  'activation_tokens',
  'mailed_tokens',
  'invites',
  'known_devices',
  'common_traces',
  'held_messages',
  'consents',
  'pending_logins',
  'passkey_challenges',
  'totp_secrets',
] as const satisfies ReadonlyArray<keyof typeof expired>;

export type PurgedTable = (typeof purgedTables)[number];

/** Deletes one batch of expired rows of a table, and returns their number. */
export const purgeBatch = (db: Handle, table: PurgedTable, now: Date): Promise<number> =>
  deleteBatch(db, table, expired[table](now));
