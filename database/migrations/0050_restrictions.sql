-- Suspension, ban, and hiding whoever may be a minor until somebody looked (AGE-4, DSA-2, DSA-5, DSA-6, GDPR-9).
create table restrictions (
  -- The case that brought it. No foreign key: a ban outlives its case, and goes on bearing its number.
  report_id bigint primary key,
  site_id integer not null references sites,
  member_id bigint not null references members,
  -- 'hidden': out of everybody's sight until an operator decides; 'suspended', 'banned': decided by one.
  kind text not null check (kind in ('hidden', 'suspended', 'banned')),
  -- The rule it rests on (DSA-2).
  ground text not null check (ground ~ '^[a-z_]{1,40}$'),
  -- The address of the site, for the links of the mails about it.
  origin text not null,
  since timestamptz not null,
  -- When a suspension ends by itself.
  until timestamptz,
  check ((kind = 'suspended') = (until is not null)),
  check (until > since)
);
comment on table restrictions is 'safety: members who are hidden, suspended or banned, as long as it is in force';
create index restrictions_of_member on restrictions (member_id);
-- However many report the same member, they are hidden once.
create unique index restrictions_hidden_once on restrictions (member_id) where kind = 'hidden';
create index restrictions_ending on restrictions (until) where until is not null;
create index restrictions_newest on restrictions (since desc, report_id);

-- What a restricted profile was, and is again when nothing restricts it any more; it is 'disabled' meanwhile, so that no
-- query can tell it from a closed one. Null: nothing restricts it.
alter table profiles
  add column held_status text check (held_status in ('active', 'invisible', 'disabled')),
  add constraint profiles_held_are_disabled check (held_status is null or status = 'disabled');

alter table decisions
  drop constraint decisions_of_their_stage,
  add column until timestamptz,
  -- An operator ended it before its time, or an appeal was right.
  add column lifted_at timestamptz,
  add constraint decisions_of_their_stage check (
    case stage
      when 'first' then outcome in
        ('no_breach', 'warning', 'content_removed', 'withheld', 'suspended', 'banned', 'refunded')
      else outcome in ('upheld', 'reversed')
    end
  ),
  add constraint decisions_until_where_suspended check ((until is null) = (outcome <> 'suspended')),
  add constraint decisions_lifted_where_restricting check (
    lifted_at is null or outcome in ('suspended', 'banned')
  );

-- Whoever was banned and had their account erased does not come back with the same address before the day (GDPR-9, AUTH-14).
create table barred_addresses (
  site_id integer not null references sites,
  -- A keyed hash, of no use to anyone without the key.
  address_hash bytea not null check (length(address_hash) = 16),
  until timestamptz not null,
  primary key (site_id, address_hash)
);
comment on table barred_addresses is 'notifications: addresses of erased members whose ban goes on, as keyed hashes, each until its day';
create index barred_addresses_over on barred_addresses (until);
