import type { Handle } from '#server/platform/database/handle.ts';
import { allSites } from '#server/sites/door.ts';
import { existingMember, type NoticeTarget, ownerOfPicture } from './notice-subjects.sql.ts';
import { readPlace } from './place.ts';

const isOurs = (host: string): boolean => {
  const bare = host
    .toLowerCase()
    .replace(/\.$/u, '')
    .replace(/^www\./u, '');
  return allSites().some((site) => site.host === bare || site.host === `www.${bare}`);
};

/** The public page that a place names; null for anything else. */
export function pageAt(place: string): string | null {
  const named = readPlace(place, isOurs);
  return named.kind === 'page' ? named.path : null;
}

/**
 * Finds the member or picture that a typed place names: an address on any of our domains, or a member's
 * number. Undefined for a name, which may belong to many members, and for anything that does not exist (any
 * more). Reads only our tables.
 */
export async function findSubject(db: Handle, place: string): Promise<NoticeTarget | undefined> {
  const named = readPlace(place, isOurs);
  if (named.kind === 'member') {
    const member = await existingMember(db, named.member);
    return member === undefined ? undefined : { member, path: null };
  }
  if (named.kind !== 'picture') return undefined;
  const member = await ownerOfPicture(db, named.path);
  return member === undefined ? undefined : { member, path: named.path };
}
