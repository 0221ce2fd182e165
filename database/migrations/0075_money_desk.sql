-- A use outlives the account of whoever used it, without the person: a code that works once has worked (CRED-8).
alter table discount_code_uses
  drop constraint discount_code_uses_pkey,
  drop constraint discount_code_uses_of_payment,
  alter column member_id drop not null,
  add primary key (payment_id),
  add constraint discount_code_uses_of_code unique (code, member_id);

-- The newest first, in the console.
alter table discount_codes add column created_at timestamptz not null default now();
create index discount_codes_newest on discount_codes (created_at desc, code);

create table debt_waivers (
  id bigint primary key default random_id(),
  payment_id bigint not null references payments,
  -- So many of what could not be taken back is no longer asked for (PAY-34).
  credits integer not null check (credits > 0),
  reason text not null check (char_length(reason) between 1 and 500),
  waived_by bigint not null references operators,
  waived_at timestamptz not null
);
comment on table debt_waivers is 'credits: credits that a member owed for money that went back, and that an operator let go (SAFE-2, PAY-34)';
create index debt_waivers_of_payment on debt_waivers (payment_id);

create table refund_proposals (
  id bigint primary key default random_id(),
  payment_id bigint not null references payments,
  amount integer not null check (amount > 0),
  credits integer not null check (credits >= 0),
  reason text not null check (char_length(reason) between 1 and 500),
  proposed_by bigint not null references operators,
  proposed_at timestamptz not null,
  decided_by bigint references operators,
  decided_at timestamptz,
  approved boolean,
  -- Nobody approves their own; who proposed it may take it back (SEPA-8).
  constraint refund_proposals_second check (decided_by <> proposed_by or not approved),
  constraint refund_proposals_decided check (num_nulls(decided_by, decided_at, approved) in (0, 3))
);
comment on table refund_proposals is 'credits: refunds of direct debits that wait for a second operator, while the bank may still take the money back itself (SEPA-8)';
create unique index refund_proposals_open on refund_proposals (payment_id) where decided_at is null;
