create table credentials (
  member_id bigint primary key references members,
  password_hash text not null,
  changed_at timestamptz not null default now()
);
comment on table credentials is 'accounts: how a member proves who they are (argon2id)';

create table sessions (
  id bigint primary key default random_id(),
  member_id bigint not null references members,
  -- sha-256 of the cookie's token; the token itself is stored nowhere (ACC-8).
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table sessions is 'accounts: logged-in devices';
create index sessions_of_member on sessions (member_id);

create table activation_tokens (
  token_hash bytea primary key,
  member_id bigint not null references members,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table activation_tokens is 'accounts: mailed proofs of an address, hashed';
create index activation_tokens_of_member on activation_tokens (member_id);

create table consents (
  member_id bigint not null references members,
  kind text not null check (kind in ('terms', 'sensitive_data')),
  version text not null,
  language text not null,
  given_at timestamptz not null default now(),
  primary key (member_id, kind, given_at)
);
comment on table consents is 'accounts: what a member agreed to, in which words and when (GDPR-2)';

create table login_failures (
  site_id smallint not null references sites,
  -- sha-256 of the address tried, known or not: an unknown one locks alike (ACC-9).
  address_hash bytea not null,
  failures integer not null default 0,
  window_started_at timestamptz not null default now(),
  locked_until timestamptz,
  locks integer not null default 0,
  primary key (site_id, address_hash)
);
comment on table login_failures is 'accounts: wrong passwords counted by address, and the lock they lead to (ACC-9)';
