create table swipes (
  member_id bigint not null references members,
  other_id bigint not null references members,
  choice text not null check (choice in ('like', 'pass')),
  swiped_at timestamptz not null,
  primary key (member_id, other_id),
  check (member_id <> other_id)
);
comment on table swipes is 'discovery: whom a member swiped lately; they do not come back for a while (DISC-6)';
-- The likes of a day, the last swipe, and what is old enough to go.
create index swipes_by_time on swipes (member_id, swiped_at desc);
create index swipes_of_other on swipes (other_id);
create index swipes_old on swipes (swiped_at);
