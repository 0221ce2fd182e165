import type { Id } from '#contract/kit/id.ts';
import { type AccountEventKind, accountEventKinds } from '#contract/operators/security-event.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { networkHash } from './record-security-event.ts';
import { eventsOfAccount } from './security-events.sql.ts';

const shownDays = 90;

const kindOf = (kind: string): AccountEventKind | undefined =>
  accountEventKinds.find((known) => known === kind);

/** One page of a member's own security events, and whether there are more. */
export async function accountEvents(
  { db, keys, clock }: Pick<Platform, 'db' | 'keys' | 'clock'>,
  member: Id,
  { page, size, ip }: { readonly page: number; readonly size: number; readonly ip: string },
) {
  const here = networkHash(keys, ip);
  const rows = await eventsOfAccount(db, member, {
    since: addDays(clock.now(), -shownDays),
    offset: (page - 1) * size,
    limit: size + 1,
  });
  const results = rows
    .slice(0, size)
    .flatMap(({ at, kind: stored, network_hash: network, browser, system }) => {
      const kind = kindOf(stored);
      if (kind === undefined) return [];
      return [{ at: at.toISOString(), kind, browser, system, same_network: network?.equals(here) === true }];
    });
  return { results, page, has_more: rows.length > size };
}
