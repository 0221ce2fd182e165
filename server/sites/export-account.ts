import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { siteById } from './settings/sites.ts';
import { sitesTables } from './tables.ts';

/** The exported member and what a domain needs to read their data. */
export interface AccountReader {
  readonly db: Handle;
  readonly storage: Pick<Storage, 'exists'>;
  readonly member: Id;
  /**
   * Returns the pseudonym of another member in the export. It is the same everywhere in one export and
   * reveals nothing about them.
   */
  pseudonymOf(other: Id): string;
}

/**
 * A domain's part of an export: all data about a member, given and observed, but no secrets (GDPR-7). Every
 * domain that stores data under a member id exports one from `export-account.ts`. The accounts domain
 * collects them all.
 */
export interface AccountSection {
  readonly data: Readonly<Record<string, unknown>>;
  /** Lists that may be long. They are read page by page while the file is written. */
  readonly lists?: Readonly<Record<string, AsyncIterable<readonly object[]>>>;
  /** Files of the storage, with their names in the export. */
  readonly files?: ReadonlyArray<{ readonly name: string; readonly key: string }>;
}

/** Returns the member's section of an export: their site, when they joined, and what they closed (GDPR-7). */
export async function exportAccount({ db, member }: AccountReader): Promise<AccountSection> {
  const row = await sitesTables(db)
    .selectFrom('members')
    .select(['id', 'site_id', 'joined_at'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  const closed = await sitesTables(db)
    .selectFrom('announcement_dismissals')
    .select(['announcement_id as announcement', 'at'])
    .where('member_id', '=', member)
    .orderBy('at')
    .execute();
  return {
    data: {
      member_id: row.id,
      site: siteById(row.site_id).host,
      joined_at: row.joined_at,
      closed_announcements: closed,
    },
  };
}
