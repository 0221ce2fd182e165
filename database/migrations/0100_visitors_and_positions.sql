-- A position is searched and measured from the middle of its search cell (SAFE-9, GDPR-4). The largest cell is 0.64 by
-- 0.96 degrees, about 70 km. A split halves a cell, in turn from south to north and from west to east. After ten
-- splits a cell is the field of search_field, about 2 km. A job splits a cell only if both halves hold enough members.
create table search_splits (
  site_id smallint not null references sites,
  level smallint not null check (level between 0 and 9),
  row_nr integer not null,
  column_nr integer not null,
  primary key (site_id, level, row_nr, column_nr)
);
comment on table search_splits is 'profiles: cells of a site that are split in two, because enough members are in each half (SAFE-9)';

-- Degrees from the south edge to the north edge of a cell, and from west to east.
create function search_cell_height(level integer) returns float8
language sql immutable strict parallel safe
as $$ select 0.64 / (1 << ((level + 1) / 2)) $$;
create function search_cell_width(level integer) returns float8
language sql immutable strict parallel safe
as $$ select 0.96 / (1 << (level / 2)) $$;

-- The number of a cell, counted to the north and to the east. Edges lie between the hundredths of a degree to which
-- positions are rounded, so that no position is on an edge.
create function search_cell_row(place earth, level integer) returns integer
language sql immutable strict parallel safe
as $$ select floor((latitude(place) + 0.005) / search_cell_height(level))::integer $$;
create function search_cell_column(place earth, level integer) returns integer
language sql immutable strict parallel safe
as $$ select floor((longitude(place) + 0.005) / search_cell_width(level))::integer $$;

-- The level of the smallest cell that a site offers for a place. All cells around a split cell are split too.
create function search_cell_level(site smallint, place earth) returns integer
language plpgsql stable strict parallel safe
set search_path = public, pg_temp
as $$
declare
  north float8 := latitude(place) + 0.005;
  east float8 := longitude(place) + 0.005;
begin
  for step in 0..9 loop
    if not exists (
      select from search_splits
      where site_id = site and level = step and row_nr = floor(north / search_cell_height(step))::integer
        and column_nr = floor(east / search_cell_width(step))::integer
    ) then
      return step;
    end if;
  end loop;
  return 10;
end
$$;

-- The middle of the cell of a level in which a place lies.
create function search_cell_middle(place earth, level integer) returns earth
language sql immutable strict parallel safe
as $$
  select ll_to_earth(
    (search_cell_row(place, level) + 0.5) * search_cell_height(level) - 0.005,
    (search_cell_column(place, level) + 0.5) * search_cell_width(level) - 0.005
  )
$$;

-- The metres from the middle of the cell to its farthest corner.
create function search_cell_radius(place earth, level integer) returns integer
language sql immutable strict parallel safe
as $$
  select ceil(max(earth_distance(
    search_cell_middle(place, level),
    ll_to_earth(
      (search_cell_row(place, level) + edge) * search_cell_height(level) - 0.005,
      search_cell_column(place, level) * search_cell_width(level) - 0.005
    )
  )))::integer
  from generate_series(0, 1) as edge
$$;

drop index profiles_by_distance;
alter table profiles
  drop column search_place,
  -- The middle of the search cell of the position, and the metres to the corner of the cell.
  add column search_cell earth,
  add column search_cell_metres integer;

create function set_search_cell() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
declare
  level integer := search_cell_level(new.site_id, new.position);
begin
  new.search_cell := search_cell_middle(new.position, level);
  new.search_cell_metres := search_cell_radius(new.position, level);
  return new;
end
$$;
create trigger profiles_in_search_cell before insert or update of position, site_id on profiles
for each row execute function set_search_cell();
update profiles set position = position where position is not null;

alter table profiles
  add constraint profiles_search_cell_with_position check (
    (position is null) = (search_cell is null) and (position is null) = (search_cell_metres is null)
  ),
  -- Null if the member is nowhere or hides their distance (GDPR-4).
  add column search_place earth generated always as (case when hides_distance then null else search_cell end) stored;
create index profiles_by_distance
  on profiles using gist (site_id, gender, fictional, search_place)
  where status = 'active';

create table location_moves (
  member_id bigint primary key references members,
  -- The moves into another search cell of the last 24 hours, oldest first.
  moved_at timestamptz[] not null check (cardinality(moved_at) between 1 and 3),
  -- The position after the last move.
  position earth not null
);
comment on table location_moves is 'profiles: how often a member moved within a day, deleted a day after the last move (SAFE-9)';

-- Visitors see a real member only if the member allows it (SAFE-9c). Fictional profiles are open to all.
alter table profiles add column members_only boolean not null default true;
update profiles set members_only = false where fictional;

-- For visitors: in the order of the random ids, from a place that changes daily, so that the order shows no presence.
create index profiles_for_visitors
  on profiles (site_id, gender, fictional, member_id)
  include (date_of_birth, country, region)
  where status = 'active' and not members_only;

create table visitor_views (
  -- Keyed hash of the network and the day. No address is stored.
  network bytea primary key check (length(network) = 32),
  day date not null,
  -- Keyed hashes of the profiles that the network saw on that day.
  seen bigint[] not null
);
comment on table visitor_views is 'profiles: how many different profiles visitors of a network saw on a day, deleted after two days (SAFE-9d)';
create index visitor_views_day on visitor_views (day);
