create extension if not exists btree_gin;

-- The middle of a field of about 2 by 2 km (2.2 km from south to north; in Europe 1.1 to 2.7 km from west to east) in
-- which a place lies. All that others may learn of distances comes from these middles (GDPR-4): whoever moves about and
-- asks again and again finds the field and nothing in it. The edges lie between the hundredths of a degree to which
-- places are rounded, so that none is on an edge.
create function search_field(place earth) returns earth
language sql immutable strict parallel safe
set search_path = public, pg_temp
as $$
  select ll_to_earth(
    floor((latitude(place) + 0.005) / 0.02) * 0.02 + 0.005,
    floor((longitude(place) + 0.005) / 0.03) * 0.03 + 0.01
  )
$$;

drop index profiles_by_activity, profiles_by_country, profiles_by_age, profiles_by_distance;
alter table profiles
  -- Out of distances altogether: not shown, not sorted by, not filtered by (GDPR-4).
  add column hides_distance boolean not null default false,
  -- Where search finds a member; null for who is nowhere or does not tell.
  add column search_place earth
    generated always as (case when hides_distance then null else search_field(position) end) stored,
  -- What search orders by: the five minutes in which a member was last active. It changes with one heartbeat of five,
  -- and only then an update touches the indexes; who is online is in the last two of them (DISC-3).
  add column active_slot timestamptz not null
    generated always as (date_bin('5 minutes', last_active_at, timestamptz '2000-01-01 00:00:00+00')) stored,
  drop column active_on;

-- Walked in order and left after a page: real members first, recently active first, then by id (DISC-3).
-- All that search mostly asks of them is in the index, so that whoever does not fit is passed over without their row.
create index profiles_by_activity
  on profiles (site_id, gender, fictional, active_slot desc, member_id)
  include (date_of_birth)
  where status = 'active';
create index profiles_by_country
  on profiles (site_id, gender, country, fictional, active_slot desc, member_id)
  include (date_of_birth, region)
  where status = 'active';
-- For ages that few have: counting them and sorting them is cheaper than walking past everybody else.
create index profiles_by_age
  on profiles (site_id, gender, date_of_birth)
  include (country, region, fictional, active_slot, member_id)
  where status = 'active';
create index profiles_by_distance
  on profiles using gist (site_id, gender, fictional, search_place)
  where status = 'active';
-- For wishes that few meet: the lists of a colour, an interest, a region are intersected. Without a list of pending
-- entries, which each search would have to read through.
create index profiles_by_wish
  on profiles using gin (
    site_id, gender, region, sexuality, hair_color, eye_color, body_type, relationship_status, tattoos, signup_reason,
    interests
  )
  with (fastupdate = off)
  where status = 'active';

-- Nothing here survives a crash of the database, and nothing has to: a search is then put together again.
create unlogged table search_snapshots (
  -- Hash of who searched for what and of the token they hold: nobody else finds the row, and it names no searcher.
  key bytea primary key,
  ids bigint[] not null check (cardinality(ids) <= 500),
  found smallint not null,
  fictional smallint not null,
  expires_at timestamptz not null
);
comment on table search_snapshots is 'discovery: whom a search found, in order, so that its pages do not shift (DISC-3)';
create index search_snapshots_expire on search_snapshots (expires_at);
