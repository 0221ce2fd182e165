-- When a device of the receiver showed the popup of a like, which one device does, once (LIKE-2). Meaningless on the
-- giver's side.
alter table likes add column told_at timestamptz;
update likes set told_at = created_at where direction = 'received';
create index likes_untold on likes (member_id, created_at desc)
  where direction = 'received' and told_at is null;

-- Fictional profiles stand in no list of this member, and nothing is heard of them (FIC-11).
alter table profiles add column hides_fictional boolean not null default false;

create table standing_likes (
  member_id bigint primary key references members,
  site_id smallint not null references sites,
  -- Whom it is for. The rest of the search is in `criteria`, written down as in `saved_searches`.
  gender text not null check (gender in ('female', 'male')),
  criteria jsonb not null check (jsonb_typeof(criteria) = 'object' and pg_column_size(criteria) <= 2000),
  since timestamptz not null,
  -- No like is given for them before this: one in an hour.
  next_at timestamptz not null,
  -- Whoever looks for a giver begins somewhere by lot and goes on in this order: no row is always first.
  lot double precision not null default random()
);
comment on table standing_likes is 'discovery: members who let newcomers who fit a search have a like of theirs (LIKE-3)';
create index standing_likes_draw on standing_likes (site_id, gender, lot);
