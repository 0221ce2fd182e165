create table wallets (
  member_id bigint primary key references members,
  -- Always the sum of the member's transfers; `npm run ledger:verify` proves it (CRED-3).
  balance integer not null default 0 check (balance >= 0),
  premium_since timestamptz
  -- Room on the page for the next version of a row: a new balance touches no index.
) with (fillfactor = 70);
comment on table wallets is 'credits: a member''s balance and since when they are premium; no row is shared between members';

create table ledger_transfers (
  id bigint generated always as identity,
  member_id bigint not null references members,
  debit_account text not null check (debit_account in ('wallet', 'sold', 'granted', 'spent', 'reversed')),
  credit_account text not null check (credit_account in ('wallet', 'sold', 'granted', 'spent', 'reversed')),
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('signup', 'purchase', 'message', 'demo')),
  -- Within the member: the same movement cannot happen twice.
  idempotency_key text not null check (char_length(idempotency_key) <= 100),
  created_at timestamptz not null default now(),
  primary key (member_id, id),
  unique (member_id, idempotency_key),
  -- Double entry by construction: what leaves one account enters the other, and one of them is the wallet.
  check ((debit_account = 'wallet') <> (credit_account = 'wallet'))
);
comment on table ledger_transfers is 'credits: every movement of credits, append-only (CRED-3)';
create trigger ledger_transfers_append_only
before update or delete or truncate on ledger_transfers
for each statement execute function refuse_change();
