create table addresses (
  member_id bigint primary key references members,
  site_id smallint not null references sites,
  -- Lower case, as mailboxes are compared.
  email text not null check (email = lower(email) and char_length(email) <= 254),
  language text check (language ~ '^[a-z]{2}$'),
  verified_at timestamptz,
  unique (site_id, email)
);
comment on table addresses is 'notifications: how to reach a member and in which language; one account per address and site';

create table notification_stops (
  member_id bigint not null references members,
  cause text not null check (cause in ('fbl', 'bounce', 'list-unsubscribe')),
  stopped_at timestamptz not null default now(),
  primary key (member_id, cause)
);
comment on table notification_stops is 'notifications: why mail to a member is switched off (NOTIF-2)';

create table push_subscriptions (
  id bigint generated always as identity,
  member_id bigint not null references members,
  session_id bigint not null,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);
comment on table push_subscriptions is 'notifications: devices that take push, each tied to the session that asked (PUSH-9)';
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_session on push_subscriptions (session_id);
