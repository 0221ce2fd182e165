import { findMembers } from '#contract/accounts/console/find-members.ts';
import { ageOn } from '#contract/profiles/age.ts';
import { barsOfAddress } from '#server/notifications/door.ts';
import { recordAction, recordOperatorRead } from '#server/operators/door.ts';
import { imageAt } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { findSubject } from '#server/safety/door.ts';
import { allSites, siteById } from '#server/sites/door.ts';
import { foundMembers, namesAtMost } from './found-members.sql.ts';
import { readTerm } from './read-term.ts';

const pageSize = 20;

const siteOf = (id: number) => ({ id, host: siteById(id).host });

/**
 * Writes the search into the audit log with the kinds of key and the number of results, never with the term.
 */
export const findMembersHandler = handler(findMembers, async (call, platform) => {
  const { db, clock, keys } = platform;
  const { search, site, state, page } = call.input;
  const now = clock.now();
  const sites = allSites();
  const read = readTerm(search, new Set(sites.map(({ host }) => host)));
  // An address of a file may be that of a photo on one of our sites.
  const place = search.includes('/media/') ? await findSubject(db, search) : undefined;
  const term = place?.path ? { ...read, picture: place.path } : read;
  const offset = (page - 1) * pageSize;
  const [rows, barred] = await Promise.all([
    foundMembers(db, { term, site, state, now, offset, limit: pageSize + 1 }),
    term.email === undefined ? [] : barsOfAddress(db, keys, term.email, now),
  ]);
  const shown = rows.slice(0, pageSize);
  await recordAction(platform, {
    operator: call.operator,
    action: 'accounts/find-members',
    details: { keys: Object.keys(term).sort().join(' '), found: rows.length, page },
    at: now,
  });
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: findMembers.name,
    members: shown.map(({ member }) => member),
  });
  return {
    results: shown.map((row) => ({
      member: row.member,
      site: siteOf(row.site_id),
      name: row.name,
      age: row.date_of_birth === null ? null : ageOn(row.date_of_birth, now),
      fictional: row.fictional,
      state: row.state,
      since: row.joined_at.toISOString(),
      last_active_at: row.last_active_at?.toISOString() ?? null,
      main_image: row.main_path === null ? null : imageAt(row.main_path),
      matched: row.matched,
    })),
    page,
    has_more: rows.length > pageSize,
    more: (rows[0]?.named ?? 0) >= namesAtMost,
    barred: barred.map((bar) => ({
      site: siteOf(bar.site),
      until: bar.until.toISOString(),
      everywhere: bar.everywhere,
    })),
    sites: sites.map(({ id }) => siteOf(id)),
  };
});
