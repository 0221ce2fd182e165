create table ad_tiles (
  id bigint primary key default random_id(),
  site_id smallint not null references sites,
  -- The feed's own name for it: what was changed there is the same tile here.
  feed_key text not null check (char_length(feed_key) between 1 and 60),
  kind text not null check (kind in ('cam', 'resell')),
  -- Titles by language.
  titles jsonb not null check (jsonb_typeof(titles) = 'object' and titles <> '{}'),
  link text not null check (link ~ '^https://' and char_length(link) <= 500),
  -- Of our own copy of its picture.
  path text not null check (path ~ '^[a-z0-9/_-]{1,200}$'),
  position smallint not null,
  unique (site_id, feed_key)
);
comment on table ad_tiles is 'discovery: advertising that a site shows between results (DISC-4)';
create index ad_tiles_of_site on ad_tiles (site_id, position);
