-- Editors answer for fictional profiles (SAFE-6, MEET-15, decision 0093).

-- `returned`: nobody answered in time, so the credits came back.
alter table messages drop constraint messages_notice_is_known;
alter table messages add constraint messages_notice_is_known check (
  kind <> 'system' or body in ('fictional', 'lonely', 'money', 'health', 'meeting', 'spending', 'returned')
) not valid;
alter table messages validate constraint messages_notice_is_known;

-- Each message to a fictional profile of a site with editors is a promise: an answer, or the credits back.
create table fictional_messages (
  conversation_id bigint not null,
  seq integer not null,
  member_id bigint not null references members,
  profile_id bigint not null references members,
  site_id smallint not null references sites,
  cost integer not null check (cost >= 0),
  sent_at timestamptz not null,
  -- The member asks to stop. No answer can refer to such a message.
  stops boolean not null default false,
  answer_by timestamptz not null check (answer_by >= sent_at),
  -- `expired`: nobody answered a message that cost nothing. `refunded`: an operator gave the credits back.
  outcome text check (outcome in ('answered', 'returned', 'expired', 'refunded')),
  settled_at timestamptz,
  primary key (conversation_id, seq),
  unique (conversation_id, seq, sent_at, stops),
  foreign key (conversation_id, seq) references messages (conversation_id, seq),
  check ((outcome is null) = (settled_at is null)),
  check (outcome <> 'returned' or cost > 0),
  check (outcome <> 'answered' or not stops),
  check (member_id <> profile_id)
);
create index fictional_messages_due on fictional_messages (answer_by, conversation_id) where outcome is null;
create index fictional_messages_member on fictional_messages (member_id);
create index fictional_messages_profile on fictional_messages (profile_id);
comment on table fictional_messages is 'chat: messages to fictional profiles that an editor answers, or whose credits come back';

-- A conversation with a fictional profile, as a row of the editors' queue.
create table editor_talks (
  conversation_id bigint primary key references conversations,
  site_id smallint not null references sites,
  member_id bigint not null references members,
  profile_id bigint not null references members,
  -- The oldest message without an answer; null if none waits.
  waiting_since timestamptz,
  claimed_by bigint references operators,
  claimed_until timestamptz,
  check ((claimed_by is null) = (claimed_until is null))
);
create index editor_talks_waiting on editor_talks (waiting_since, conversation_id) where waiting_since is not null;
create index editor_talks_claimed on editor_talks (claimed_by) where claimed_by is not null;
create index editor_talks_member on editor_talks (member_id);
create index editor_talks_profile on editor_talks (profile_id);
comment on table editor_talks is 'chat: conversations with fictional profiles in the queue of the editors';

-- The author of each answer. Never sent to a member.
create table editor_answers (
  conversation_id bigint not null,
  seq integer not null,
  operator_id bigint not null references operators,
  -- The member's message that it answers. At most two answers to each, none to a message that asks to stop.
  answers_seq integer not null,
  number smallint not null check (number in (1, 2)),
  asked_at timestamptz not null,
  stops boolean not null default false check (not stops),
  at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, answers_seq, number),
  unique (conversation_id, seq, operator_id),
  foreign key (conversation_id, seq) references messages (conversation_id, seq),
  foreign key (conversation_id, answers_seq, asked_at, stops)
    references fictional_messages (conversation_id, seq, sent_at, stops),
  check (seq > answers_seq),
  check (at >= asked_at),
  -- A second message follows within a day, so that nobody is lured back.
  check (number = 1 or at <= asked_at + interval '1 day')
);
create index editor_answers_pace on editor_answers (operator_id, at);
comment on table editor_answers is 'chat: which operator wrote an answer of a fictional profile, and to which message';

create table editor_notes (
  id bigint generated always as identity primary key,
  profile_id bigint not null references members,
  -- Null for a note about the profile, which editors see in all its conversations.
  conversation_id bigint references editor_talks,
  operator_id bigint not null references operators,
  words text not null check (char_length(words) between 1 and 1000),
  at timestamptz not null
);
create index editor_notes_profile on editor_notes (profile_id, id);
create index editor_notes_conversation on editor_notes (conversation_id) where conversation_id is not null;
comment on table editor_notes is 'chat: notes of editors about a fictional profile or one of its conversations; never changed';

-- Notes may go with an erased account, and never change.
create function editor_notes_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'editor_notes never change' using errcode = 'restrict_violation';
end;
$$;
create trigger editor_notes_are_kept before update or truncate on editor_notes
  for each statement execute function editor_notes_are_kept();

-- A second person judges a sample of the answers: never their author.
create table editor_reviews (
  conversation_id bigint not null,
  seq integer not null,
  author_id bigint not null,
  -- The day of the answer, for the sample of each editor and day.
  drawn_at timestamptz not null,
  reviewer_id bigint references operators,
  reviewed_at timestamptz,
  good boolean,
  reason text check (char_length(reason) between 1 and 500),
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq, author_id) references editor_answers (conversation_id, seq, operator_id),
  check (reviewer_id <> author_id),
  check ((reviewer_id is null) = (reviewed_at is null) and (reviewer_id is null) = (good is null)),
  check (good is null or good or reason is not null)
);
create index editor_reviews_open on editor_reviews (drawn_at, conversation_id, seq) where reviewer_id is null;
create index editor_reviews_author on editor_reviews (author_id, drawn_at);
comment on table editor_reviews is 'chat: the sample of answers that a second person judges';
