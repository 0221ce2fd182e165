create table traffic_sources (
  member_id bigint primary key references members,
  network text check (char_length(network) <= 200),
  ref text check (char_length(ref) <= 200),
  sub1 text check (char_length(sub1) <= 200),
  sub2 text check (char_length(sub2) <= 200),
  sub3 text check (char_length(sub3) <= 200)
);
comment on table traffic_sources is 'tracking: where a member came from, as the query of the first page said (SHELL-11)';
