import { sql } from 'kysely';
import { type ConsentKind, consentKinds } from '#contract/accounts/list-consents.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

export interface Consent {
  readonly member: Id;
  readonly version: string;
  /** Language in which the texts were read. */
  readonly language: Locale;
  readonly now: Date;
}

/** Records both consents of the sign-up, each as a separate row (GDPR-2). */
export async function recordConsents(db: Handle, consent: Consent): Promise<void> {
  const { member, version, language, now } = consent;
  await accountsTables(db)
    .insertInto('consents')
    .values(
      consentKinds.map((kind) => ({
        member_id: member,
        kind,
        version,
        language,
        given_at: now,
      })),
    )
    .execute();
}

/** All consents a member ever gave, newest first. */
export function consentsOf(db: Handle, member: Id) {
  return accountsTables(db)
    .selectFrom('consents')
    .select(['kind', 'version', 'language', 'given_at', 'revoked_at'])
    .where('member_id', '=', member)
    .orderBy('given_at', 'desc')
    .orderBy('kind')
    .execute();
}

/** Marks a consent as revoked. The row stays as proof that it was given, and until when. */
export async function markRevoked(db: Handle, member: Id, kind: ConsentKind, now: Date): Promise<void> {
  await accountsTables(db)
    .updateTable('consents')
    .set({ revoked_at: now })
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Renews revoked consents: a member who restores their account agrees again (GDPR-2). */
export async function renewConsents(db: Handle, { member, version, language, now }: Consent): Promise<void> {
  await sql`
    insert into consents (member_id, kind, version, language, given_at)
    select distinct member_id, kind, ${version}, ${language}, ${now}::timestamptz
    from consents
    where member_id = ${member} and revoked_at is not null and not exists (
      select from consents other
      where other.member_id = consents.member_id and other.kind = consents.kind and other.revoked_at is null
    )`.execute(db);
}
