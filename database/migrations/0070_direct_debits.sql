create table debit_codes (
  member_id bigint primary key references members,
  -- Keyed hash of all that the code is for: account, amount, reference, phone, and whatever else was filled in (SEPA-10).
  bound bytea not null check (octet_length(bound) = 32),
  -- Keyed hash of the same and the code; a new code replaces it.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  -- What the mandate will be called, on its text and on the bank statement.
  mandate_reference text not null unique check (char_length(mandate_reference) <= 35),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- From then on another one may be asked for.
  resend_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5)
);
comment on table debit_codes is 'credits: codes sent by SMS that wait to be typed, one a member (AUTH-13)';
create index debit_codes_expired on debit_codes (expires_at);

create table debit_blocks (
  id bigint primary key default random_id(),
  member_id bigint not null references members,
  -- The debit that went wrong: told again, it blocks once.
  payment_id bigint not null unique references payments,
  reason text not null check (reason in ('disputed', 'failed')),
  since timestamptz not null,
  -- Null: it holds.
  lifted_at timestamptz
);
comment on table debit_blocks is 'credits: members from whom no direct debit is taken, and no card charged again, until it is lifted (CRED-11, MEET-12)';
create index debit_blocks_of_members on debit_blocks (member_id) where lifted_at is null;

create table debit_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on table debit_limits is 'credits: how many codes went to a member and to a phone lately, by keyed hashes';
create index debit_limits_expired on debit_limits (expire);

-- What is on its way from a member or an account.
create index payments_open_debits on payments (member_id) where debit_at is not null;
