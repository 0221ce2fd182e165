create table invites (
  code_hash bytea primary key,
  site_id smallint not null references sites,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by bigint references members
);
comment on table invites is 'accounts: codes that open the sign-up of a site that takes no other new members, hashed (ACC-3)';

create table held_messages (
  member_id bigint primary key references members,
  target_id bigint not null references members,
  body text not null check (char_length(body) between 1 and 10000),
  client_id uuid not null,
  created_at timestamptz not null default now(),
  check (member_id <> target_id)
);
comment on table held_messages is 'accounts: first messages that wait until their sender is confirmed (ACC-6)';
create index held_messages_to on held_messages (target_id);
