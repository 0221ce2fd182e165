import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

/** Inserts a bare member of a site, which all other data of the member refers to. */
export async function createMember(db: Handle, site: number): Promise<Id> {
  const { id } = await sitesTables(db)
    .insertInto('members')
    .values({ site_id: site })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
