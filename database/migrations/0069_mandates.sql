-- Leave to charge somebody again (PAY-25, SEPA-3), and what a payment that used it knows of it.

create table payment_customers (
  member_id bigint not null references members,
  provider text not null check (provider in ('sandbox', 'mollie')),
  -- By this alone the provider knows them: nothing about the person goes there.
  owner uuid not null unique default gen_random_uuid(),
  -- The provider's id; null until it has answered.
  customer_reference text check (char_length(customer_reference) <= 100),
  primary key (member_id, provider)
);
comment on table payment_customers is 'credits: as whom a payment provider knows a member whose card or account is kept (PAY-25)';

create table payment_mandates (
  id bigint primary key default random_id(),
  -- Null after an erasure: the proof stays, without the person (SEPA-6).
  member_id bigint references members,
  site_id smallint not null references sites,
  method text not null check (method in ('directdebit', 'creditcard', 'paypal')),
  provider text not null check (provider in ('sandbox', 'mollie')),
  -- The provider's ids of the customer and of this; null until it was signed there.
  customer_reference text check (char_length(customer_reference) <= 100),
  provider_reference text check (char_length(provider_reference) <= 100),
  -- Of a bank account alone, as is all that is sealed: the reference on the bank statement, its holder, number and address.
  mandate_reference text unique check (char_length(mandate_reference) <= 35),
  holder_sealed bytea,
  iban_sealed bytea,
  -- Keyed: tells that an account was seen before, not which it is.
  iban_hash bytea check (octet_length(iban_hash) = 32),
  address_sealed bytea,
  -- Of the card or the account.
  last_four text check (last_four ~ '^[0-9A-Z]{4}$'),
  -- The most that may be charged at once, minor units.
  cap_amount integer not null check (cap_amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of the text that was agreed to, the language it was read in, and from where (PAY-26).
  text_version text not null check (char_length(text_version) <= 40),
  language text not null check (language ~ '^[a-z]{2}$'),
  ip_sealed bytea,
  signed_at timestamptz not null,
  last_used_at timestamptz,
  state text not null default 'pending' check (state in ('pending', 'valid', 'ended')),
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('member', 'erased', 'bank', 'refused', 'unused')),
  unique (provider, provider_reference),
  check ((state = 'ended') = (ended_at is not null) and (ended_at is null) = (ended_reason is null)),
  -- Only what the provider has can be charged.
  check (state <> 'valid' or (customer_reference is not null and provider_reference is not null)),
  check ((method = 'directdebit') = (mandate_reference is not null))
);
comment on table payment_mandates is 'credits: leave to charge a card or an account again, and the proof of it (CRED-6, CRED-7, SEPA-3)';
create index payment_mandates_of_members on payment_mandates (member_id) where state <> 'ended';
create index payment_mandates_of_ibans on payment_mandates (iban_hash) where iban_hash is not null;

alter table payments
  -- With which it is charged, nobody being before a screen; null: its buyer pays it at a checkout.
  add column mandate_id bigint references payment_mandates,
  -- A direct debit waits until then: its payer was told of it before (SEPA-5).
  add column debit_at timestamptz,
  -- When the provider was first asked to charge: from then on it is looked up before it is asked again (PAY-15).
  add column charge_tried_at timestamptz,
  -- The failed one that this is the only retry of (SEPA-7).
  add column retry_of bigint unique references payments,
  -- Why it failed: a bank's code such as AC04, or what the card said (SEPA-11).
  add column failure text check (char_length(failure) <= 40),
  add constraint payments_debit_of_mandate check (debit_at is null or mandate_id is not null),
  add constraint payments_retry_of_debit check (retry_of is null or debit_at is not null);
create index payments_of_mandates on payments (mandate_id) where mandate_id is not null;
