create table auto_likes (
  member_id bigint primary key references members,
  given_at timestamptz not null default now()
);
comment on table auto_likes is 'discovery: newcomers whose one automatic like has been asked for (LIKE-3)';
