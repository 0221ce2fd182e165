-- Whether the address came with the sign-up or with a later change, and when: shown to the member (GDPR-1).
alter table addresses
  add column source text not null default 'sign_up' check (source in ('sign_up', 'mail_change')),
  add column given_at timestamptz not null default now();
update addresses set given_at = members.joined_at from members where members.id = addresses.member_id;

create table notification_choices (
  member_id bigint not null references members,
  channel text not null check (channel in ('mail', 'push')),
  kind text not null check (kind in ('message', 'like', 'match')),
  wanted boolean not null,
  changed_at timestamptz not null default now(),
  primary key (member_id, channel, kind)
);
comment on table notification_choices is 'notifications: what a member does or does not want to hear of, where it differs from the default (NOTIF-1)';

create table mail_suppressions (
  -- Keyed hash of the normalised address: it stays after the erasure and says nothing about the person (EML-7).
  address_hash bytea not null,
  cause text not null check (cause in ('fbl', 'bounce', 'list-unsubscribe')),
  since timestamptz not null default now(),
  primary key (address_hash, cause)
);
comment on table mail_suppressions is 'notifications: addresses that get no optional mail, or none at all after a bounce (EML-5 to EML-7)';

create table soft_bounces (
  address_hash bytea primary key,
  bounces integer not null default 1,
  last_at timestamptz not null default now()
);
comment on table soft_bounces is 'notifications: mails in a row that did not arrive for now; a limit turns them into a suppression (EML-6)';

create table mail_reports (
  report_hash bytea primary key,
  taken_at timestamptz not null default now()
);
comment on table mail_reports is 'notifications: bounces and complaints taken already, so that the same one twice counts once (EML-10)';
