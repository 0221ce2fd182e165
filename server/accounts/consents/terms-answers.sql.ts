import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables, withForeignTables } from '../tables.ts';
import type { Consent } from './consents.sql.ts';

/** Stores that a member accepted a version of the terms: once, however often the button was pressed. */
export async function recordAcceptance(
  db: Handle,
  { member, pageVersion, version, language, now }: Consent & { readonly pageVersion: number },
): Promise<void> {
  await sql`
    insert into consents (member_id, kind, version, language, given_at, page_version)
    values (${member}, 'terms', ${version}, ${language}, ${now}, ${pageVersion})
    on conflict do nothing`.execute(db);
  await accountsTables(db).deleteFrom('terms_postponements').where('member_id', '=', member).execute();
}

/** Stores that a member answers the question about new terms later. */
export async function storePostponement(
  db: Handle,
  { member, version, until }: { member: Id; version: number; until: Date },
): Promise<void> {
  await accountsTables(db)
    .insertInto('terms_postponements')
    .values({ member_id: member, version_id: version, until })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ version_id: version, until }))
    .execute();
}

/** Records the mail about new terms, and returns false if the member got one of this version already. */
export async function claimTermsMail(db: Handle, member: Id, version: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await accountsTables(db)
    .insertInto('terms_mails')
    .values({ member_id: member, version_id: version })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}

/** Forgets a mail that no address could get, so that a later confirmation of the address sends it. */
export async function forgetTermsMail(db: Handle, member: Id, version: number): Promise<void> {
  await accountsTables(db)
    .deleteFrom('terms_mails')
    .where('member_id', '=', member)
    .where('version_id', '=', version)
    .execute();
}

interface Batch {
  /** Null: the members of every site. */
  readonly site: number | null;
  readonly joinedBefore: Date;
  readonly after: Id;
  readonly most: number;
}

/** The next members with an address, in the order of their ids. */
export async function nextReaders(db: Handle, { site, joinedBefore, after, most }: Batch): Promise<Id[]> {
  const rows = await withForeignTables(db)
    .selectFrom('members')
    .select('members.id')
    .where('members.id', '>', after)
    .where('members.erased_at', 'is', null)
    .where('members.joined_at', '<', joinedBefore)
    .$if(site !== null, (query) => query.where('members.site_id', '=', site))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('addresses')
          .select('addresses.member_id')
          .whereRef('addresses.member_id', '=', 'members.id'),
      ),
    )
    .orderBy('members.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The newest published terms of a member's site that were not in force yet when the member signed up. Undefined if there
 * are none, or the member accepted them since.
 */
export async function termsAfterSignUp(db: Handle, member: Id): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select page_versions.id from members
    join page_versions on page = 'terms' and (page_versions.site_id is null or page_versions.site_id = members.site_id)
    where members.id = ${member} and members.erased_at is null
      and approved_by is not null and published_at is not null and withdrawn_at is null
      and in_force_from > (select min(given_at) from consents
        where consents.member_id = members.id and consents.kind = 'terms')
      and not exists (select from consents
        where consents.member_id = members.id and consents.page_version = page_versions.id)
    order by in_force_from desc, page_versions.id desc limit 1`.execute(db);
  return rows[0]?.id;
}
