create table payments (
  id bigint primary key default random_id(),
  member_id bigint not null references members,
  site_id smallint not null references sites,
  package text not null check (package in ('p0', 'p1', 'p2', 'p3')),
  credits integer not null check (credits > 0),
  -- Minor units, VAT included.
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  method text not null,
  provider text not null check (provider in ('sandbox', 'mollie')),
  -- Null until the provider has answered; a stuck one is looked up, never made again blindly (PAY-13).
  provider_reference text,
  checkout_url text,
  state text not null default 'pending' check (state in ('pending', 'completed', 'failed', 'cancelled')),
  client_id uuid,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When a pending one is next looked up at its provider: no hint comes for every change (PAY-7).
  next_check_at timestamptz not null default now(),
  unique (member_id, client_id),
  unique (provider, provider_reference),
  check ((state = 'pending') = (settled_at is null))
);
comment on table payments is 'credits: orders of credit packages and what became of them (CRED-4)';
create index payments_of_member on payments (member_id, created_at desc, id desc);
create index payments_unsettled on payments (next_check_at) where state = 'pending';

create table sandbox_payments (
  id text primary key,
  amount integer not null,
  currency text not null,
  description text not null,
  method text not null,
  state text not null default 'open' check (state in ('open', 'pending', 'paid', 'failed', 'canceled', 'expired')),
  redirect_url text not null,
  webhook_url text not null,
  -- The order id, as a real provider carries it in its metadata.
  order_id bigint not null,
  idempotency_key text not null unique,
  created_at timestamptz not null default now()
);
comment on table sandbox_payments is 'credits: the built-in payment provider''s own books, read by nobody but its pages and its client (CRED-5)';

create table discount_codes (
  code text primary key check (code = upper(code) and char_length(code) <= 40),
  site_id smallint references sites,
  country text check (country ~ '^[A-Z]{2}$'),
  member_id bigint references members,
  expires_at timestamptz,
  value_percentage numeric(4, 1) not null check (value_percentage > 0 and value_percentage <= 100),
  currency text check (currency ~ '^[A-Z]{3}$'),
  minimum_order_value integer check (minimum_order_value >= 0),
  validity text not null check (validity in ('once', 'once-per-user')),
  payment_methods text[] not null default '{}'
);
comment on table discount_codes is 'credits: discount codes and whom they are for (CRED-8)';

create table discount_code_uses (
  code text not null references discount_codes,
  member_id bigint not null references members,
  payment_id bigint not null references payments,
  used_at timestamptz not null default now(),
  primary key (code, member_id)
);
comment on table discount_code_uses is 'credits: who used which code for which payment';
