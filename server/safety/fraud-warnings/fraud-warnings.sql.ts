import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

export interface FraudBan {
  readonly report: Id;
  readonly banned: Id;
  readonly site: number;
  readonly origin: string;
  readonly since: Date;
}

interface BanPage {
  readonly from: Date;
  readonly until: Date;
  /** The last ban of the page before; undefined for the first page. */
  readonly after: Pick<FraudBan, 'since' | 'report'> | undefined;
  readonly limit: number;
}

/** Bans for fraud that are in force and began in a period, oldest first. */
export async function fraudBans(db: Handle, { from, until, after, limit }: BanPage): Promise<FraudBan[]> {
  const { rows } = await sql<FraudBan>`
    select report_id as report, member_id as banned, site_id as site, origin,
      date_trunc('milliseconds', since) as since from restrictions
    where kind = 'banned' and ground = 'fake_or_fraud' and since > ${from} and since <= ${until}
      and (date_trunc('milliseconds', since), report_id) > (${after?.since ?? from}, ${after?.report ?? 0})
    order by date_trunc('milliseconds', since), report_id limit ${limit}`.execute(db);
  return rows;
}

/** Stores the warnings of these members. Returns the members who had none about this account. */
export async function storeFraudWarnings(
  db: Handle,
  { report, banned, site }: FraudBan,
  { members, at }: { readonly members: readonly Id[]; readonly at: Date },
): Promise<Id[]> {
  const { rows } = await sql<{ member_id: Id }>`
    insert into fraud_warnings (member_id, banned_id, report_id, site_id, at)
    select member, ${banned}, ${report}, ${site}, ${at} from unnest(${[...members]}::bigint[]) as member
    on conflict do nothing returning member_id`.execute(db);
  return rows.map(({ member_id: member }) => member);
}

/** The warning of a member about an account, locked until the transaction ends. */
export const lockFraudWarning = (db: Handle, member: Id, banned: Id) =>
  safetyTables(db)
    .selectFrom('fraud_warnings')
    .selectAll()
    .where('member_id', '=', member)
    .where('banned_id', '=', banned)
    .forUpdate()
    .executeTakeFirst();

export async function markWarningMailed(db: Handle, member: Id, banned: Id, at: Date): Promise<void> {
  await safetyTables(db)
    .updateTable('fraud_warnings')
    .set({ mailed_at: at })
    .where('member_id', '=', member)
    .where('banned_id', '=', banned)
    .execute();
}

/** Deletes a warning that was not mailed, because the ban is undone. A later ban warns again. */
export async function withdrawFraudWarning(db: Handle, member: Id, banned: Id): Promise<void> {
  await safetyTables(db)
    .deleteFrom('fraud_warnings')
    .where('member_id', '=', member)
    .where('banned_id', '=', banned)
    .where('mailed_at', 'is', null)
    .execute();
}

/** The mailed warnings of a member, newest first. */
export const fraudWarningsOf = (db: Handle, member: Id) =>
  safetyTables(db)
    .selectFrom('fraud_warnings')
    .select(['banned_id', 'mailed_at'])
    .where('member_id', '=', member)
    .where('mailed_at', 'is not', null)
    .orderBy('mailed_at', 'desc')
    .limit(50)
    .execute();

export async function eraseFraudWarningsOf(db: Handle, member: Id): Promise<void> {
  await safetyTables(db)
    .deleteFrom('fraud_warnings')
    .where((row) => row.or([row('member_id', '=', member), row('banned_id', '=', member)]))
    .execute();
}
