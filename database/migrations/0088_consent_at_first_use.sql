-- Consent at first use (CRED-14): the credits of an order wait until its buyer asks for the start, or until the
-- withdrawal period is over. One row per granted order says since when its credits may be used, and why.

create table ledger_purchases (
  payment_id bigint primary key references payments (id),
  member_id bigint not null references members (id),
  granted_at timestamptz not null,
  -- Null: the credits wait. Purchases are spent in this order.
  started_at timestamptz,
  -- former_terms: ordered before this migration without the request. Those credits were usable at once, and their
  -- buyer was promised the whole price back on a withdrawal.
  started_by text check (started_by in ('request', 'period_end', 'former_terms')),
  constraint ledger_purchases_started check ((started_at is null) = (started_by is null))
);

comment on table ledger_purchases is 'ledger: since when the credits of an order may be spent, and who asked for that';

create index ledger_purchases_of_member on ledger_purchases (member_id);
create index ledger_purchases_waiting on ledger_purchases (granted_at) where started_at is null;

alter table wallets add column waiting integer not null default 0;
alter table wallets add constraint wallets_waiting check (waiting between 0 and bought);

-- Nobody loses the use of credits that they have today: every granted order counts as started. The running maximum
-- keeps the order in which the purchases entered the wallet.
insert into ledger_purchases (payment_id, member_id, granted_at, started_at, started_by)
select payment_id, member_id, created_at,
  max(created_at) over (partition by member_id order by id),
  case when exists (
    select from payment_consents where payment_consents.payment_id = entry.payment_id and kind = 'start_now'
  ) then 'request' else 'former_terms' end
from ledger_transfers as entry
where reason = 'purchase';

-- A member who withdraws again and again is a finding (CRED-14).
alter table reconciliation_findings drop constraint reconciliation_findings_kind_check;
alter table reconciliation_findings add constraint reconciliation_findings_kind_check check (kind in (
  'unknown_here', 'unknown_there', 'amount_differs', 'paid_there', 'paid_here', 'reversal_missing',
  'reversal_unknown', 'no_reference', 'ledger', 'serial_withdrawals'
));
