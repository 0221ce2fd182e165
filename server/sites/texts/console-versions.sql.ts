import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { PageName } from '#contract/sites/page-name.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

const versions = (db: Handle) =>
  sitesTables(db)
    .selectFrom('page_versions')
    .select(['id', 'page', 'site_id', 'made_by', 'made_at', 'asked_by', 'asked_at', 'approval_id'])
    .select(['approved_by', 'published_at', 'in_force_from', 'dated', 'withdrawn_by', 'withdrawn_at']);

/** A version as the console reads it. */
export type StoredVersion = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>;

/** All versions of a page, newest first. */
export function storedVersions(
  db: Handle,
  { page, offset, limit }: { page: PageName; offset: number; limit: number },
): Promise<StoredVersion[]> {
  return versions(db).where('page', '=', page).orderBy('id', 'desc').offset(offset).limit(limit).execute();
}

/** Drafts, announced versions and those in force for every site or for one, of all pages; newest first. */
export function presentVersions(db: Handle, now: Date): Promise<StoredVersion[]> {
  return versions(db)
    .where('withdrawn_at', 'is', null)
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('published_at', 'is', null),
        eb('in_force_from', '>', now),
        not(
          exists(
            selectFrom('page_versions as later')
              .select('later.id')
              .whereRef('later.page', '=', 'page_versions.page')
              .where('later.withdrawn_at', 'is', null)
              .where('later.in_force_from', '<=', now)
              // A newer version for every site replaces those of single sites too.
              .where(sql<boolean>`(later.site_id is null or later.site_id = page_versions.site_id)`)
              .where(
                sql<boolean>`(later.in_force_from, later.id) > (page_versions.in_force_from, page_versions.id)`,
              ),
          ),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

export function readVersion(db: Handle, version: number): Promise<StoredVersion | undefined> {
  return versions(db).where('id', '=', version).executeTakeFirst();
}

/** Reads a version and locks it until the transaction ends. */
export function lockVersion(db: Handle, version: number): Promise<StoredVersion | undefined> {
  return versions(db).where('id', '=', version).forUpdate().executeTakeFirst();
}

interface StoredWords {
  readonly body: string;
  readonly changes: string;
  readonly editedBy: Id | null;
  readonly editedAt: Date;
}

/** The words of a version in each language that has any. */
export async function allWordsOf(db: Handle, version: number): Promise<ReadonlyMap<string, StoredWords>> {
  const rows = await sitesTables(db)
    .selectFrom('page_texts')
    .select(['language', 'body', 'changes', 'edited_by', 'edited_at'])
    .where('version_id', '=', version)
    .execute();
  return new Map(
    rows.map(({ language, edited_by: editedBy, edited_at: editedAt, ...words }) => [
      language,
      { ...words, editedBy, editedAt },
    ]),
  );
}

interface NewDraft {
  readonly page: PageName;
  readonly site: number | null;
  readonly from: number;
  readonly operator: Id;
  readonly now: Date;
}

/** Inserts a draft with the words of another version of the page. Returns its number. */
export async function insertDraft(
  db: Handle,
  { page, site, from, operator, now }: NewDraft,
): Promise<number> {
  const { id } = await sitesTables(db)
    .insertInto('page_versions')
    .values({ page, site_id: site, made_by: operator, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into page_texts (version_id, language, body, edited_by, edited_at)
    select ${id}, language, body, ${operator}::bigint, ${now}::timestamptz from page_texts
    where version_id = ${from}`.execute(db);
  return id;
}

interface NewWords {
  readonly version: number;
  readonly language: Locale;
  readonly body: string;
  readonly changes: string;
  readonly operator: Id;
  readonly now: Date;
}

export async function storeWords(db: Handle, words: NewWords): Promise<void> {
  const { version, language, body, changes, operator, now } = words;
  const row = { body, changes, edited_by: operator, edited_at: now };
  await sitesTables(db)
    .insertInto('page_texts')
    .values({ version_id: version, language, ...row })
    .onConflict((conflict) => conflict.columns(['version_id', 'language']).doUpdateSet(row))
    .execute();
}

/** Freezes the words of a draft while a second operator reads them, or with null frees them. */
export async function setAsked(
  db: Handle,
  version: number,
  asked: { readonly operator: Id; readonly approval: Id; readonly now: Date } | null,
): Promise<void> {
  await sitesTables(db)
    .updateTable('page_versions')
    .set({
      asked_by: asked?.operator ?? null,
      approval_id: asked?.approval ?? null,
      asked_at: asked?.now ?? null,
    })
    .where('id', '=', version)
    .execute();
}

interface Publication {
  readonly askedBy: Id;
  readonly askedAt: Date;
  readonly approvedBy: Id;
  readonly from: Date;
  readonly now: Date;
}

/** Publishes a version. Its words and dates never change again. */
export async function storePublication(
  db: Handle,
  version: number,
  { askedBy, askedAt, approvedBy, from, now }: Publication,
): Promise<void> {
  await sitesTables(db)
    .updateTable('page_versions')
    .set({
      ...{ asked_by: askedBy, asked_at: askedAt, approved_by: approvedBy, published_at: now },
      ...{ in_force_from: from, dated: from.toISOString().slice(0, 10) },
    })
    .where('id', '=', version)
    .execute();
}

export async function storeWithdrawal(db: Handle, version: number, operator: Id, now: Date): Promise<void> {
  await sitesTables(db)
    .updateTable('page_versions')
    .set({ withdrawn_by: operator, withdrawn_at: now })
    .where('id', '=', version)
    .execute();
}
