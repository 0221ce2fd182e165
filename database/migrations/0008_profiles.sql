create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists btree_gist;

create table profiles (
  member_id bigint primary key references members,
  site_id smallint not null references sites,
  -- A disabled profile is nowhere to be found: not confirmed yet, or going away.
  status text not null default 'disabled' check (status in ('active', 'disabled')),
  -- Set at creation and in every card (SAFE-4, FIC-1).
  fictional boolean not null,
  name text not null check (char_length(name) between 2 and 30 and name !~ '^@'),
  gender text not null check (gender in ('male', 'female')),
  looking_for text not null check (looking_for in ('male', 'female')),
  sexuality text not null check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
  date_of_birth date not null,
  created_on date not null default current_date,
  country text not null check (country ~ '^[A-Z]{2}$'),
  region text check (region ~ '^[A-Z]{2}-[A-Z0-9]{1,3}$'),
  place text check (char_length(place) <= 80),
  -- Rounded to about 1 km before it gets here (PROF-8, GDPR-4); never leaves the server.
  position earth,
  about text check (char_length(about) <= 2000),
  interests text[] not null default '{}' check (cardinality(interests) <= 50),
  -- Changes often and is in no index, so that an update stays in its page.
  last_active_at timestamptz not null default now(),
  -- Changes once a day: what search orders by.
  active_on date not null default current_date,
  -- Nobody under 18, whatever a setting says (SITE-6, AGE-1).
  check (date_of_birth <= created_on - interval '18 years')
) with (fillfactor = 85);
comment on table profiles is 'profiles: who a member is to others';

-- Walked in order and left after a page: real members first, recently active first, then by id (DISC-3).
-- All that search asks of them is in the index, so that whoever does not fit is passed over without their row.
create index profiles_by_activity
  on profiles (site_id, gender, fictional, active_on desc, member_id)
  include (date_of_birth)
  where status = 'active';
create index profiles_by_country
  on profiles (site_id, gender, country, fictional, active_on desc, member_id)
  include (date_of_birth, region)
  where status = 'active';
-- For ages that few have: counting them and sorting them is cheaper than walking past everybody else.
create index profiles_by_age
  on profiles (site_id, gender, date_of_birth)
  include (country, region, fictional, active_on, member_id)
  where status = 'active';
create index profiles_by_distance on profiles using gist (site_id, gender, position) where status = 'active';
