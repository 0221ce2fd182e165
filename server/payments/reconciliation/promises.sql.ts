import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** A promise about money that the books do not keep (CRED-13, CRED-14); `member` is an id. */
export interface BrokenPromise {
  readonly promise: /** An order that was paid and kept without a valid reservation. */
    | 'paid_without_reservation'
    /** A code, or the discount on the first purchase, in more kept orders than it allows. */
    | 'code_overused'
    /** Orders within 30 days above the spending cap that was in force at the last of them. */
    | 'cap_passed'
    /** An order with a discount that was not offered to its member, or at another price (MEET-3). */
    | 'discount_not_offered'
    /** Direct debits in progress in one browser above the cap that was in force at the last of them. */
    | 'device_cap_passed'
    /** A reservation whose state contradicts its payment. */
    | 'reservation_differs'
    /** Premium without a purchase that the buyer kept, or such a purchase without premium. */
    | 'premium_differs'
    /**
     * Credits that were started at the buyer's request without a stored consent, or that wait despite one.
     */
    | 'start_differs'
    /** Refunds and chargebacks of one payment that add up to more than its price. */
    | 'more_back_than_paid'
    /** The refund of a withdrawal that was not sent within the 14 days of the law (CON-6). */
    | 'refund_overdue'
    /** A refund of a member that came to nothing, without a case for an operator (DSA-6). */
    | 'refusal_without_case'
    /** A case whose member gave a bank account 14 days ago, and which is still open (DSA-6). */
    | 'refund_case_unanswered'
    /** A refund after a ban that is more than the order's unspent credits are worth (DSA-6). */
    | 'ban_refund_differs'
    /** A refund that waits without a withdrawal, or beyond the 14 days that its withdrawal gives (SEPA-8). */
    | 'refund_without_deadline'
    /**
     * A withdrawal without an order that has no case, or whose case was not answered within 14 days
     * (CRED-12).
     */
    | 'withdrawal_unanswered';
  readonly member: Id | null;
  readonly detail: string;
}

const shownAtMost = 1000;

/**
 * `kept`: completed orders whose price our refunds have not returned in full. `back`: what left us for each
 * order.
 */
const orders = sql`
  back as (
    select payment_id, sum(amount) as total, sum(amount) filter (where kind = 'refund') as refunded,
      string_agg(kind || ' ' || id || ' of ' || amount, ', ' order by created_at, id) as list
    from payment_reversals where state <> 'undone' group by payment_id
  ), kept as (
    select payments.*, case when discount_code in ('WELCOME25', 'TIMEBONUS25') then 'first_purchase' else 'code' end as code_kind
    from payments left join back on payment_id = id
    where state = 'completed' and amount > coalesce(refunded, 0)
  )`;

const reservations = sql`
  select 'paid_without_reservation' as promise, member_id as member, 'payment ' || id as detail
  from kept where not exists (
    select from payment_reservations as used
    where used.payment_id = kept.id and used.kind = 'spending' and used.state = 'used'
  ) or (discount_code is not null and not exists (
    select from payment_reservations as used
    where used.payment_id = kept.id and used.kind = code_kind and used.state = 'used'
  ))
  union all
  select 'code_overused', min(kept.member_id), 'code ' || min(kept.discount_code) || ': in the orders ' || string_agg(kept.id::text, ', ' order by kept.id)
  from kept left join discount_codes on discount_codes.code = kept.discount_code
  where kept.discount_code is not null
  group by code_kind, case code_kind when 'code' then kept.discount_code end,
    case when validity = 'once' then 0 else kept.member_id end
  having count(*) > 1
  union all
  select 'reservation_differs', payments.member_id, 'payment ' || payments.id || ': ' || payments.state || ', reservation ' || kind || ' is ' || reserved.state
  from payment_reservations as reserved join payments on payments.id = payment_id
  where (reserved.state = 'held' and payments.state not in ('pending', 'cancelled'))
    or (reserved.state = 'used' and payments.state <> 'completed')
  union all
  select 'reservation_differs', member_id, 'payment ' || id || ': pending, and holds nothing'
  from payments where state = 'pending' and not exists (
    select from payment_reservations where payment_id = payments.id and state = 'held'
  )
  union all
  select 'cap_passed', last.member_id, 'payment ' || last.payment_id || ': ' || sum(earlier.left_amount) || ' of ' || last.cap || ' ' || last.currency
  from counted as last join counted as earlier on earlier.member_id = last.member_id and earlier.currency = last.currency
    and earlier.held_at > last.held_at - interval '30 days' and (earlier.held_at, earlier.id) <= (last.held_at, last.id)
  where last.cap is not null
  group by last.id, last.member_id, last.payment_id, last.cap, last.currency
  having sum(earlier.left_amount) > last.cap`;

/**
 * The offer of each order with a discount. An order is stored at most a minute after its code was checked. The
 * retry of a debit carries the discount of its order. Orders from before the log are not checked.
 */
const offers = sql`
  select 'discount_not_offered', payments.member_id, 'payment ' || payments.id || ': ' || discount_code || ', ' || payments.amount || ' ' || payments.currency
  from payments where discount_code is not null and retry_of is null
    and created_at >= (select min(timestamp)::timestamptz from kysely_migration where name = '0102_discount_offers')
    and not exists (
      select from discount_offers as offered
      where offered.member_id = payments.member_id and offered.code = discount_code
        and offered.package = payments.package and offered.currency = payments.currency and offered.amount = payments.amount
        and offered_at <= created_at and (ends_at is null or created_at < ends_at + interval '1 minute')
    )`;

const debits = sql`
  select 'device_cap_passed', null::bigint, 'payment ' || last || ': ' || total || ' of ' || cap || ' in progress on its device'
  from (
    select sum(payments.amount) as total, max(payment_id) as last,
      (array_agg(cap order by stored_at desc, payment_id desc))[1] as cap
    from debit_devices join payments on payments.id = payment_id
    -- A retry replaces its failed debit and is not checked again.
    where state = 'pending' and retry_of is null
    group by device_hash
  ) as devices
  where total > cap`;

const starts = sql`
  select 'start_differs', member_id, 'payment ' || ledger_purchases.payment_id || case when agreed.payment_id is null then ': started without consent' else ': waits despite the consent' end
  from ledger_purchases left join payment_consents as agreed
    on agreed.payment_id = ledger_purchases.payment_id and agreed.kind = 'start_now'
  where (started_by = 'request' and agreed.payment_id is null) or (started_at is null and agreed.payment_id is not null)`;

const returned = sql`
  select 'premium_differs', member_id, case when premium_since is null then 'kept a purchase without premium' else 'premium without a kept purchase' end
  from wallets left join (select distinct member_id from kept) as keepers using (member_id)
  where (premium_since is null) = (keepers.member_id is not null)
    -- Premium that no purchase made belongs to the demo.
    and (premium_since is null or exists (select from payments where payments.member_id = wallets.member_id and made_premium))
  union all
  select 'more_back_than_paid', member_id, 'payment ' || id || ' of ' || amount || ' ' || currency || ': ' || list
  from payments join back on payment_id = id where total > amount
  union all
  select 'refund_overdue', member_id, 'payment ' || payments.id || ': refund ' || refund.id || ' of ' || refund.amount || ' since ' || refund.created_at
  from payment_reversals as refund join payments on payments.id = payment_id
  where refund.requested_by = 'member' and refund.state = 'pending' and refund.provider_reference is null
    and refund.created_at < now() - interval '14 days'
  union all
  select 'refusal_without_case', member_id, 'payment ' || payments.id || ': refund ' || refund.id || ' of ' || refund.amount
  from payment_reversals as refund join payments on payments.id = payment_id
  where refund.requested_by in ('member', 'system') and refund.state = 'undone'
    and refund.released_why is distinct from 'returned'
    -- Earlier refusals were settled by mail.
    and refund.settled_at >= '2026-11-23'
    and not exists (select from refund_cases where refund_cases.payment_id = payments.id)
    and not exists (
      select from payment_reversals as back where back.payment_id = payments.id and back.kind = 'chargeback'
    )
  union all
  select 'refund_case_unanswered', member_id, 'payment ' || payments.id || ': account given ' || account_at
  from refund_cases join payments on payments.id = payment_id
  where closed_at is null and account_at < now() - interval '14 days'
  union all
  select 'ban_refund_differs', payments.member_id, 'payment ' || payments.id || ': refund ' || refund.id || ' of ' || refund.amount || ' for ' || refund.taken || ' credits'
  from withdrawals join payment_reversals as refund on refund.id = withdrawals.reversal_id
    join payments on payments.id = withdrawals.payment_id
    join ledger_purchases on ledger_purchases.payment_id = payments.id
  where after_ban and refund.state <> 'undone'
    -- The former terms promised the whole price within the period.
    and started_by is distinct from 'former_terms'
    -- The price is rounded at each credit.
    and refund.amount > payments.amount::numeric * refund.taken / payments.credits + 1`;

const withdrawals = sql`
  select 'refund_without_deadline', member_id, 'payment ' || payments.id || ': refund ' || refund.id || ' waits until ' || held_until
  from payment_reversals as refund join payments on payments.id = payment_id
  where held_until is not null and released_at is null and not exists (
    select from withdrawals as asked
    where asked.reversal_id = refund.id and refund.held_until < asked.declared_at + interval '14 days'
  )
  union all
  select 'withdrawal_unanswered', null, 'case ' || id || ' of order ' || order_number || ' since ' || opened_at
  from withdrawal_cases where outcome is null and opened_at < now() - interval '14 days'
  union all
  select 'withdrawal_unanswered', null, 'withdrawal ' || id || ' of order ' || order_number || ' without a case'
  from withdrawals where outcome in ('unknown', 'unproven') and case_id is null and order_number is not null
  union all
  select 'withdrawal_unanswered', null, 'withdrawal ' || id || ' of order ' || order_number || ' since ' || declared_at
  from withdrawals where outcome is null and order_number is not null and declared_at < now() - interval '1 day'`;

/** Payments of which more went back than was paid, for their findings. */
export async function paymentsWithMoreBack(db: Handle): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select id from payments join (
      select payment_id, sum(amount) as total from payment_reversals where state <> 'undone' group by payment_id
    ) as back on payment_id = id
    where total > amount limit ${shownAtMost}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Checks over all orders that codes, offers, caps, premium, starts, returned money and withdrawals are as promised
 * (CRED-13, CRED-14, SEPA-12). Returns at most the first 1,000 broken promises; an empty list proves that all
 * are kept.
 */
export async function verifyPromises(db: Handle): Promise<BrokenPromise[]> {
  const { rows } = await sql<BrokenPromise>`
    with ${orders}, counted as (
      select reserved.id, reserved.member_id, payment_id, cap, reserved.currency, held_at,
        reserved.amount - reversed_amount as left_amount
      from payment_reservations as reserved join payments on payments.id = payment_id
      where reserved.kind = 'spending' and reserved.state <> 'released' and reserved.currency = payments.currency
    )
    ${reservations} union all ${debits} union all ${offers} union all ${starts} union all ${returned} union all ${withdrawals}
    limit ${shownAtMost}`.execute(db);
  return rows;
}
