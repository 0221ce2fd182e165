-- Organisations whose notices come first, because an authority awarded them the status (DSA art. 22).
create table trusted_flaggers (
  id bigint primary key default random_id(),
  name text not null check (char_length(name) between 1 and 200),
  -- The authority that awarded the status.
  authority text not null check (char_length(authority) between 1 and 200),
  -- The mail address, sealed.
  address bytea not null,
  address_hash bytea not null,
  registered_by bigint not null references operators,
  registered_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > registered_at),
  -- Part of the mailed key: a higher version ends all earlier keys.
  key_version integer not null default 1 check (key_version > 0),
  -- When the mailed key was first used: the address belongs to the organisation.
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references operators,
  -- Lasting counts without persons.
  notices integer not null default 0 check (notices >= 0),
  upheld integer not null default 0 check (upheld >= 0),
  not_upheld integer not null default 0 check (not_upheld >= 0),
  constraint trusted_flaggers_ended check (num_nulls(ended_at, ended_by) in (0, 2)),
  constraint trusted_flaggers_answered check (upheld + not_upheld <= notices)
);
comment on table trusted_flaggers is 'safety: organisations whose notices stand first, each with its mailed key (DSA art. 22)';
create unique index trusted_flaggers_once on trusted_flaggers (address_hash) where ended_at is null;

alter table complaints add column flagger_id bigint references trusted_flaggers;
create index complaints_of_flagger on complaints (flagger_id) where flagger_id is not null;
-- The order of the queue: notices of trusted flaggers first. The index before it serves the alarms of each class.
create index complaints_first on complaints ((flagger_id is null), (
  case subject
    when 'underage' then 1
    when 'intimate_image' then 2
    when 'threat' then 3
    when 'extortion' then 4
    else 5
  end
), created_at, id) where outcome is null;
