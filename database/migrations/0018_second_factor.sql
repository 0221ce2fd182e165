create table totp_secrets (
  member_id bigint primary key references members,
  -- Encrypted with the master key: the table alone opens no account.
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The last 30-second step whose code was taken: a code works once (AUTH-13).
  last_step bigint,
  created_at timestamptz not null default now()
);
comment on table totp_secrets is 'accounts: second step of the log-in by an authenticator app (ACC-15)';

create table recovery_codes (
  member_id bigint not null references members,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);
comment on table recovery_codes is 'accounts: single-use codes for whoever lost their authenticator, hashed (ACC-15)';

create table passkeys (
  credential_id text primary key check (char_length(credential_id) <= 1400),
  member_id bigint not null references members,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table passkeys is 'accounts: passkeys of members (WebAuthn credentials)';
create index passkeys_of_member on passkeys (member_id);

create table passkey_challenges (
  challenge_hash bytea primary key,
  -- Null: somebody logs in, and who it is comes with the answer.
  member_id bigint references members,
  expires_at timestamptz not null
);
comment on table passkey_challenges is 'accounts: what a passkey was asked to sign; each used once';

create table pending_logins (
  token_hash bytea primary key,
  member_id bigint not null references members,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Codes tried with it; after a few it is worth nothing (AUTH-13).
  tries smallint not null default 0
);
comment on table pending_logins is 'accounts: right passwords that still wait for their second step';
create index pending_logins_of_member on pending_logins (member_id);
