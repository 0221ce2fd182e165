-- FlexPay is a second payment provider (CRED-16, decision 0056).
alter table payments
  drop constraint payments_provider_check,
  add constraint payments_provider_check check (provider in ('sandbox', 'mollie', 'flexpay'));
alter table payment_customers
  drop constraint payment_customers_provider_check,
  add constraint payment_customers_provider_check check (provider in ('sandbox', 'mollie', 'flexpay'));
alter table payment_mandates
  drop constraint payment_mandates_provider_check,
  add constraint payment_mandates_provider_check check (provider in ('sandbox', 'mollie', 'flexpay'));
alter table reconciliation_findings
  drop constraint reconciliation_findings_books_check,
  add constraint reconciliation_findings_books_check check (books in ('sandbox', 'mollie', 'flexpay', 'ledger'));
alter table reconciliation_runs
  drop constraint reconciliation_runs_books_check,
  add constraint reconciliation_runs_books_check check (books in ('sandbox', 'mollie', 'flexpay', 'ledger'));

-- FlexPay reports returned money only in its signed postbacks, and no call lists it again. So each postback is stored.
create table flexpay_reversals (
  id text primary key check (char_length(id) <= 100),
  payment_id bigint not null references payments (id),
  kind text not null check (kind in ('refund', 'chargeback')),
  -- Our own refund, which an operator makes by hand; null: FlexPay reported it first.
  own_id text unique check (char_length(own_id) <= 100),
  -- FlexPay's transaction; null: no postback has confirmed the refund yet.
  transaction_id text unique check (char_length(transaction_id) <= 100),
  amount integer not null check (amount > 0),
  created_at timestamptz not null,
  check (own_id is not null or transaction_id is not null),
  check (kind = 'refund' or own_id is null)
);
comment on table flexpay_reversals is 'payments: money that FlexPay reported as returned, and refunds that wait for an operator there (CRED-16)';
create index flexpay_reversals_of_payments on flexpay_reversals (payment_id);

create table flexpay_cards (
  reference text primary key check (char_length(reference) <= 100),
  -- The random id by which we name the member at providers.
  customer text not null check (char_length(customer) <= 100),
  -- Sealed for credits/mandate. FlexPay takes each token once, and each purchase brings the next one.
  token_sealed bytea not null,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  -- The order that the token was used for; null: none yet.
  used_by bigint references payments (id),
  created_at timestamptz not null
);
comment on table flexpay_cards is 'payments: one-click tokens of FlexPay for the next card purchase of a member who agreed to it (CRED-7, CRED-16)';
create index flexpay_cards_used on flexpay_cards (used_by) where used_by is not null;
