-- Whoever operators flagged as fraud: what they write and like goes to nobody while the flag stands (FIC-9).
create table withheld_members (
  member_id bigint primary key references members,
  since timestamptz not null default now()
);
comment on table withheld_members is 'safety: members flagged as fraud, of whom nothing reaches anybody';
