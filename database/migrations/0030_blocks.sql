-- Each block is two rows, one on either member's side, as a like is: whoever asks whom they may not meet finds the
-- answer under their own id, whichever of the two blocked (decision 0009, PROF-7).
create table blocks (
  member_id bigint not null references members,
  other_id bigint not null references members,
  -- 'given': the member blocked the other; 'received': was blocked by them.
  direction text not null check (direction in ('given', 'received')),
  created_at timestamptz not null default now(),
  opposite text not null generated always as (case direction when 'given' then 'received' else 'given' end) stored,
  primary key (member_id, other_id, direction),
  -- Neither of the two rows is there without the other.
  foreign key (other_id, member_id, opposite) references blocks,
  check (member_id <> other_id)
);
comment on table blocks is 'safety: who blocked whom, seen from both sides';
create index blocks_newest on blocks (member_id, direction, created_at desc, other_id);
