-- Money at risk (CRED-11, CRED-12): refunds of direct debits that wait, money lost twice, and withdrawals that match no order.

-- A withdrawal from a direct debit that its bank may still return is booked at once and sent later (SEPA-8).
alter table payment_reversals
  add column held_until timestamptz,
  add column released_at timestamptz,
  add column released_why text check (released_why in ('approved', 'due', 'returned')),
  -- When the provider was last asked for the refund.
  add column sending_at timestamptz,
  add constraint payment_reversals_held check (held_until is null or requested_by = 'member'),
  add constraint payment_reversals_released check (
    num_nulls(released_at, released_why) in (0, 2) and (released_at is null or held_until is not null)
  ),
  -- A refund that waits was never sent.
  add constraint payment_reversals_waits check (
    held_until is null or released_at is not null or (state = 'pending' and num_nonnulls(provider_reference, sending_at) = 0)
  ),
  -- The bank returned the debit before the refund was sent.
  add constraint payment_reversals_returned check (released_why <> 'returned' or state = 'undone');

create index payment_reversals_due on payment_reversals (held_until) where held_until is not null and released_at is null;

-- A proposal to send a refund that waits, before its day. It moves no further money.
alter table refund_proposals add column reversal_id bigint references payment_reversals (id);
-- Nobody decides such a proposal if its refund is sent on its day, or given up, first.
alter table refund_proposals drop constraint refund_proposals_decided;
alter table refund_proposals add constraint refund_proposals_decided check (
  num_nulls(decided_by, decided_at, approved) in (0, 3)
  or (reversal_id is not null and decided_by is null and decided_at is not null and not approved)
);

alter table reconciliation_findings drop constraint reconciliation_findings_kind_check;
alter table reconciliation_findings add constraint reconciliation_findings_kind_check check (kind in (
  'unknown_here', 'unknown_there', 'amount_differs', 'paid_there', 'paid_here', 'reversal_missing', 'reversal_unknown',
  'no_reference', 'more_back_than_paid', 'ledger', 'serial_withdrawals'
));

create table withdrawal_cases (
  id bigint primary key default random_id(),
  site_id smallint not null references sites (id),
  -- As typed.
  order_number text not null check (order_number ~ '^[1-9][0-9]{0,15}$'),
  reason text not null check (reason in ('unknown', 'unproven')),
  address_hash bytea not null check (octet_length(address_hash) = 32),
  network_hash bytea check (octet_length(network_hash) = 32),
  opened_at timestamptz not null,
  -- Null: the brake on receipts kept it back.
  receipted_at timestamptz,
  outcome text check (outcome in ('answered', 'matched')),
  answer text check (char_length(answer) between 1 and 4000),
  closed_by bigint references operators (id),
  closed_at timestamptz,
  keep_until timestamptz,
  constraint withdrawal_cases_closed check (
    num_nulls(outcome, closed_by, closed_at, keep_until) in (0, 4)
    and (answer is not null) = coalesce(outcome = 'answered', false)
  )
);

comment on table withdrawal_cases is 'payments: withdrawals that match no order or no proven buyer, for an operator (CRED-12)';

create unique index withdrawal_cases_open on withdrawal_cases (site_id, order_number, address_hash) where outcome is null;
create index withdrawal_cases_queue on withdrawal_cases (opened_at) where outcome is null;
create index withdrawal_cases_address on withdrawal_cases (address_hash, receipted_at);
create index withdrawal_cases_receipts on withdrawal_cases (site_id, receipted_at);
create index withdrawal_cases_network on withdrawal_cases (network_hash) where network_hash is not null;
create index withdrawal_cases_kept on withdrawal_cases (keep_until) where keep_until is not null;

alter table withdrawals
  add column site_id smallint references sites (id),
  -- As typed. Null in declarations from before this column.
  add column order_number text check (order_number ~ '^[1-9][0-9]{0,15}$'),
  -- Keyed hash of the sender's network, for the brake on receipts; deleted within two days.
  add column network_hash bytea check (octet_length(network_hash) = 32),
  add column case_id bigint references withdrawal_cases (id),
  -- The operator who found the order by hand, and so proved the buyer.
  add column matched_by bigint references operators (id);

alter table withdrawals drop constraint withdrawals_outcome_check;
alter table withdrawals add constraint withdrawals_outcome_check
  check (outcome in ('refunded', 'cancelled', 'unpaid', 'late', 'repeated', 'spent', 'unproven', 'unknown'));
alter table withdrawals
  add constraint withdrawals_unknown check (outcome is null or (outcome = 'unknown') = (payment_id is null)),
  add constraint withdrawals_matched check (matched_by is null or (payment_id is not null and case_id is not null));

create index withdrawals_of_case on withdrawals (case_id) where case_id is not null;
create index withdrawals_network on withdrawals (declared_at) where network_hash is not null;
