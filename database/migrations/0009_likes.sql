-- Each like is two rows, one on either member's side: everything about a member is found by their own id,
-- and would lie on their own shard (decision 0009).
create table likes (
  member_id bigint not null references members,
  direction text not null check (direction in ('given', 'received')),
  other_id bigint not null references members,
  -- Whose act it is: nothing else may ever appear as a like (LIKE-3, FIC-8).
  origin text not null check (origin in ('own', 'standing', 'fictional')),
  created_at timestamptz not null default now(),
  -- When the receiver opened the profile; meaningless on the giver's side.
  seen_at timestamptz,
  primary key (member_id, direction, other_id),
  check (member_id <> other_id)
);
comment on table likes is 'likes: who likes whom, seen from both sides';
create index likes_newest on likes (member_id, direction, created_at desc, other_id);
