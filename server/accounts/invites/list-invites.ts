import { type Invite, listInvites } from '#contract/accounts/console/list-invites.ts';
import { operatorAddresses, recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites } from '#server/sites/door.ts';
import { storedInvites } from './console-invites.sql.ts';

const pageSize = 50;

type Row = Awaited<ReturnType<typeof storedInvites>>[number];

const stateOf = (row: Row, now: Date): Invite['state'] => {
  if (row.used_at !== null) return 'used';
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.expires_at > now ? 'open' : 'expired';
};

/** A used invite shows something about its member. */
export const listInvitesHandler = handler(listInvites, async ({ operator, input }, platform) => {
  const { db, clock } = platform;
  const { site, page } = input;
  const offset = (page - 1) * pageSize;
  const found = await storedInvites(db, { site, offset, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const emails = await operatorAddresses(
    db,
    rows.flatMap(({ made_by, withdrawn_by }) => [made_by ?? [], withdrawn_by ?? []].flat()),
  );
  const emailOf = (id: number | null) => (id === null ? null : (emails.get(id) ?? ''));
  const hosts = new Map(allSites().map(({ id, host }) => [id, host]));
  const members = rows.flatMap(({ used_by }) => used_by ?? []);
  await recordOperatorRead(platform, { operator, operation: listInvites.name, members });
  return {
    results: rows.map((row) => ({
      id: row.id,
      host: hosts.get(row.site_id) ?? '',
      state: stateOf(row, clock.now()),
      made_at: row.created_at.toISOString(),
      made_by: emailOf(row.made_by),
      expires_at: row.expires_at.toISOString(),
      used_at: row.used_at?.toISOString() ?? null,
      member: row.used_by,
      withdrawn_by: emailOf(row.withdrawn_by),
      withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    })),
    page,
    has_more: found.length > pageSize,
    sites: [...hosts].map(([id, host]) => ({ site: id, host })),
  };
});
