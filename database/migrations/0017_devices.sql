-- What the member is told about a login of theirs (AUTH-8): words for browser and system, never the whole header.
alter table sessions
  add column browser text check (char_length(browser) <= 60),
  add column system text check (char_length(system) <= 60),
  add column country text check (country ~ '^[A-Z]{2}$');

create table known_devices (
  member_id bigint not null references members,
  -- sha-256 of the device's cookie.
  device_hash bytea not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (member_id, device_hash)
);
comment on table known_devices is 'accounts: browsers a member logged in with before; another one is told by mail';
