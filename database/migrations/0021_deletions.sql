create table deletions (
  member_id bigint primary key references members,
  -- A word of the contract's list, or the member's own; gone with the row.
  reason text not null check (char_length(reason) between 1 and 500),
  requested_at timestamptz not null default now(),
  -- Until then it can be undone; from then on a job erases (ACC-13).
  erase_at timestamptz not null,
  -- What the profile was before, for whoever comes back.
  profile_status text not null check (profile_status in ('active', 'invisible', 'disabled'))
);
comment on table deletions is 'accounts: members who are going away; gone with the erasure';
create index deletions_due on deletions (erase_at);

alter table consents add column revoked_at timestamptz;

create table account_exports (
  id bigint primary key default random_id(),
  member_id bigint not null references members,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz,
  -- Fetched once; then the file goes (GDPR-7).
  fetched_at timestamptz,
  storage_key text
);
comment on table account_exports is 'accounts: copies of everything about a member, made by a job';
create index account_exports_of_member on account_exports (member_id);
create index account_exports_expiring on account_exports (expires_at) where storage_key is not null;
