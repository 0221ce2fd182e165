create table saved_searches (
  member_id bigint not null references members,
  id bigint not null default random_id(),
  -- Ten at the most, whatever the code does (DISC-7).
  place smallint not null check (place between 1 and 10),
  name text not null check (char_length(name) between 1 and 60),
  -- Without what does not matter and in a fixed order, so that equal searches are equal.
  criteria jsonb not null check (jsonb_typeof(criteria) = 'object' and pg_column_size(criteria) <= 2000),
  notice boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (member_id, id),
  constraint saved_searches_place unique (member_id, place),
  constraint saved_searches_criteria unique (member_id, criteria)
);
comment on table saved_searches is 'discovery: searches a member keeps, and whether new members who fit are told of (DISC-7)';
create unique index saved_searches_name on saved_searches (member_id, lower(name));

create table search_notices (
  member_id bigint primary key references members,
  -- Whoever could be found before this was told of, or was there before the member asked to be told.
  told_until timestamptz not null,
  next_at timestamptz not null,
  -- Where the member was when they asked for notices: the mail leads back there.
  origin text not null check (origin ~ '^https?://' and char_length(origin) <= 300)
);
comment on table search_notices is 'discovery: until when a member who wants notices was told of new members (DISC-7)';
create index search_notices_due on search_notices (next_at);

-- Since when others can find a member: the first time that the address was confirmed. Of those who were there before
-- this column it is not known; they are nobody's news any more.
alter table profiles add column found_since timestamptz;
create index profiles_by_news on profiles (site_id, gender, found_since)
  where status = 'active' and not fictional;
