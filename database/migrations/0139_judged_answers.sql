-- A second person judges the sample of answers of editors (MEET-15, decision 0098).
alter table editor_reviews
  add column flaw text check (flaw in ('promises_meeting', 'wants_money_or_contact', 'rude', 'wrong_facts')),
  add constraint editor_reviews_flaw check ((good is false) = (flaw is not null));

create function judged_reviews_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'a judged answer keeps its judgement' using errcode = 'restrict_violation';
end;
$$;
create trigger judged_reviews_are_kept before update on editor_reviews
  for each row when (old.reviewer_id is not null) execute function judged_reviews_are_kept();

-- A colleague stops the answers of an editor for some days.
create table editor_pauses (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  paused_by bigint not null references operators,
  reason text not null check (char_length(reason) between 1 and 500),
  at timestamptz not null,
  until timestamptz not null,
  ended_by bigint references operators,
  ended_at timestamptz,
  check (until > at and until <= at + interval '31 days'),
  check (paused_by <> operator_id),
  check (ended_by <> operator_id),
  check ((ended_by is null) = (ended_at is null))
);
create index editor_pauses_running on editor_pauses (operator_id, until) where ended_at is null;
comment on table editor_pauses is 'chat: editors whose answers a colleague stopped for some days';
