import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { sites } from '../tables.ts';

/** A new bare member of a site: the anchor of everything that will belong to them. */
export async function createMember(db: Handle, site: number): Promise<Id> {
  const { id } = await sites(db)
    .insertInto('members')
    .values({ site_id: site })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
