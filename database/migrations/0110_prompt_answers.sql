-- Answers that a member gives to questions of a fixed list (PROF-10). A member may give three, each to another question.
create table prompt_answers (
  member_id bigint not null references profiles,
  -- The place on the profile, from above.
  position smallint not null check (position between 0 and 2),
  question text not null check (question in (
    'sunday', 'laugh', 'kitchen', 'song', 'suitcase', 'talent', 'opinion', 'win_over', 'proud', 'evening', 'never', 'ask_me'
  )),
  answer text not null check (char_length(answer) between 1 and 200 and answer = btrim(answer)),
  primary key (member_id, position),
  unique (member_id, question)
);
comment on table prompt_answers is 'profiles: a member''s answers to questions of the fixed list (PROF-10)';
