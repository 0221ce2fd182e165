import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Currency } from '#contract/kit/money.ts';
import type { CodeState } from '#contract/payments/console/code-figures.ts';
import type { Handle } from '#server/platform/database/handle.ts';

export interface CodeSearch {
  /** The codes of single members, not those for everybody. */
  readonly personal: boolean;
  readonly state?: CodeState | undefined;
  /** A part of the code. */
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundCode {
  readonly code: string;
  readonly country: string | null;
  readonly member: Id | null;
  readonly expires_at: Date | null;
  readonly value_percentage: number;
  readonly currency: Currency | null;
  readonly minimum_order_value: number | null;
  readonly validity: 'once' | 'once-per-user';
  readonly payment_methods: string[];
  readonly created_at: Date;
  readonly made_by: Id | null;
  readonly approved_by: Id | null;
  readonly stopped_by: Id | null;
  readonly stopped_at: Date | null;
  /** The request of a code that waits for a second operator; null: the code exists. */
  readonly approval: Id | null;
  readonly state: CodeState;
}

/** Existing codes, and requests for codes that a second operator can still approve. */
const codes = (now: Date) => sql`
  select code, country, member_id as member, expires_at, value_percentage::float8 as value_percentage,
    currency, minimum_order_value, validity, payment_methods, created_at,
    made_by, approved_by, stopped_by, stopped_at, null::bigint as approval
  from discount_codes
  union all
  select payload->>'code', payload->>'country', null::bigint, (payload->>'expires')::timestamptz,
    (payload->>'value_percentage')::float8, payload->>'currency', (payload->>'minimum_order_value')::int,
    payload->>'validity', array(select jsonb_array_elements_text(payload->'payment_methods')), asked_at,
    asked_by, null::bigint, null::bigint, null::timestamptz, id
  from approvals where kind = 'code' and decided_at is null and expires_at > ${now}`;

/** A code that only one order may use is used up once that order is paid. */
const withState = (now: Date) => sql`
  select codes.*, case
      when approval is not null then 'waiting'
      when stopped_at is not null then 'stopped'
      when (validity = 'once' or member is not null) and exists (
        select from payment_reservations as used
        where used.kind = 'code' and used.state = 'used' and used.code = codes.code
      ) then 'used_up'
      when expires_at <= ${now} then 'ended'
      else 'active'
    end as state
  from (${codes(now)}) as codes`;

/** The statement behind `searchCodes`. It reads the requests of operators, who belong to another domain. */
export const codesQuery = ({ personal, state, search, offset, limit }: CodeSearch, now: Date) =>
  sql<FoundCode>`
    select * from (${withState(now)}) as found
    where ${personal ? sql`member is not null` : sql`member is null`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${search === undefined ? sql`` : sql`and position(${search.toUpperCase()} in code) > 0`}
    order by created_at desc, code, approval
    offset ${offset} limit ${limit}`;

/** Newest first. */
export async function searchCodes(db: Handle, search: CodeSearch, now: Date): Promise<FoundCode[]> {
  return (await codesQuery(search, now).execute(db)).rows;
}

/** The code of that name, or else the newest request for one; null: neither. */
export async function findMadeCode(db: Handle, code: string, now: Date): Promise<FoundCode | null> {
  const { rows } = await sql<FoundCode>`
    select * from (${withState(now)}) as found where code = ${code}
    order by approval is not null, created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
