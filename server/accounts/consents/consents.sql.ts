import { sql } from 'kysely';
import { type ConsentKind, consentKinds } from '#contract/accounts/list-consents.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables } from '../tables.ts';

export interface Consent {
  readonly member: Id;
  /** Version date of the texts. */
  readonly version: string;
  /** Language in which the texts were read. */
  readonly language: Locale;
  readonly now: Date;
}

/** The terms that a member accepts with a consent. Undefined while the service has none yet. */
type Terms = { readonly id: number; readonly dated: string } | undefined;

/** Records both consents of the sign-up, each as a separate row (CON-13, GDPR-2). */
export async function recordConsents(db: Handle, consent: Consent, terms: Terms): Promise<void> {
  const { member, version, language, now } = consent;
  await accountsTables(db)
    .insertInto('consents')
    .values(
      consentKinds.map((kind) => ({
        member_id: member,
        kind,
        version: kind === 'terms' ? (terms?.dated ?? version) : version,
        page_version: kind === 'terms' ? (terms?.id ?? null) : null,
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
export async function renewConsents(
  db: Handle,
  { member, version, language, now }: Consent,
  terms: Terms,
): Promise<void> {
  const [dated, page] = [terms?.dated ?? version, terms?.id ?? null];
  await sql`
    insert into consents (member_id, kind, version, language, given_at, page_version)
    select distinct member_id, kind, case kind when 'terms' then ${dated} else ${version} end, ${language},
      ${now}::timestamptz, case kind when 'terms' then ${page}::bigint end
    from consents
    where member_id = ${member} and revoked_at is not null and not exists (
      select from consents other
      where other.member_id = consents.member_id and other.kind = consents.kind and other.revoked_at is null
    )`.execute(db);
}
