-- Who paid can have the money back for a while: such a payment goes on being looked up (PAY-7).
alter table payments
  -- Until when; null: not paid, or nobody can take it back any more.
  add column watched_until timestamptz,
  -- Minor units that went back to the buyer, at most what was paid.
  add column reversed_amount integer not null default 0,
  add constraint payments_reversed_within_paid check (reversed_amount between 0 and amount);
drop index payments_unsettled;
create index payments_due on payments (next_check_at) where state = 'pending' or watched_until is not null;

create table payment_reversals (
  id bigint primary key default random_id(),
  payment_id bigint not null references payments,
  kind text not null check (kind in ('refund', 'chargeback')),
  -- The provider's own id: told twice, it is one.
  provider_reference text not null,
  amount integer not null check (amount > 0),
  -- What the money is worth, and what of it the wallet held and no other reversal took: never a negative balance (PAY-34).
  credits integer not null check (credits >= 0),
  taken integer not null check (taken between 0 and credits),
  -- Undone: the refund failed, or the dispute was won; what was taken is back in the wallet.
  state text not null check (state in ('pending', 'done', 'undone')),
  -- What the bank calls it, such as AC04 (SEPA-7).
  reason text check (char_length(reason) <= 100),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (payment_id, kind, provider_reference)
);
comment on table payment_reversals is 'credits: money that went back to its buyer, and the credits it took along (CRED-11, PAY-2)';

create table sandbox_reversals (
  id text primary key,
  payment_id text not null references sandbox_payments,
  kind text not null check (kind in ('refund', 'chargeback')),
  amount integer not null check (amount > 0),
  state text not null default 'done' check (state in ('pending', 'done', 'undone')),
  created_at timestamptz not null default now()
);
comment on table sandbox_reversals is 'credits: money that the built-in payment provider gave back, in its own books (CRED-5)';
create index sandbox_reversals_of_payment on sandbox_reversals (payment_id);
-- A payer can have the same money back once at a time.
create unique index sandbox_reversals_one_chargeback on sandbox_reversals (payment_id)
where kind = 'chargeback' and state <> 'undone';
