create table photos (
  id bigint not null default random_id(),
  member_id bigint not null references members,
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected')),
  -- Where the sizes of the image are kept, without size and ending.
  path text not null check (path ~ '^[a-z0-9/_-]{1,200}$'),
  position smallint not null default 0,
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (member_id, id)
);
comment on table photos is 'photos: images of members; only active ones are shared (PROF-3)';
create unique index photos_one_main on photos (member_id) where is_main;
