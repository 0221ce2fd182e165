-- Unspent credits of banned members (DSA-6), and refunds that the provider refuses.

-- A refund that a banned member asked for. It has no end of a period.
alter table withdrawals add column after_ban boolean not null default false;
alter table withdrawals add constraint withdrawals_after_ban check (not after_ban or (payment_id is not null and logged_in));

-- A refund that an operator paid by bank transfer, so that no provider knows it.
alter table payment_reversals add column by_hand boolean not null default false;
alter table payment_reversals add constraint payment_reversals_by_hand check (
  not by_hand or (kind = 'refund' and state = 'done' and requested_by is not null and held_until is null)
);

create table refund_cases (
  id bigint primary key default random_id(),
  payment_id bigint not null references payments (id),
  -- The refund that the provider refused. Its credits went back to the wallet.
  reversal_id bigint not null unique references payment_reversals (id),
  opened_at timestamptz not null,
  -- Holder and IBAN, encrypted. Null: not given, or deleted when the case closed.
  account bytea,
  account_at timestamptz,
  closed_at timestamptz,
  closed_by bigint references operators (id),
  -- The refund by bank transfer. Null in a closed case: no unspent credits were left.
  paid_reversal_id bigint unique references payment_reversals (id),
  constraint refund_cases_account check (account is null or (account_at is not null and closed_at is null)),
  constraint refund_cases_closed check (num_nulls(closed_at, closed_by) in (0, 2)),
  constraint refund_cases_paid check (paid_reversal_id is null or closed_at is not null)
);

comment on table refund_cases is 'payments: refunds that the provider refused, to be paid by bank transfer (DSA-6, CON-6)';

create unique index refund_cases_open on refund_cases (payment_id) where closed_at is null;

alter table reconciliation_findings drop constraint reconciliation_findings_kind_check;
alter table reconciliation_findings add constraint reconciliation_findings_kind_check check (kind in (
  'unknown_here', 'unknown_there', 'amount_differs', 'paid_there', 'paid_here', 'reversal_missing', 'reversal_unknown',
  'no_reference', 'more_back_than_paid', 'ledger', 'serial_withdrawals', 'refund_refused'
));
