-- Which first words a member sent to whom, to tell when many get the same (TRUST-7). A keyed hash of the words without the
-- receiver's name, never the words themselves; a row lives for a week (decision 0032).
create table openers (
  sender_id bigint not null references members,
  receiver_id bigint not null references members,
  words bytea not null check (length(words) = 32),
  said_at timestamptz not null,
  primary key (sender_id, receiver_id),
  check (sender_id <> receiver_id)
);
create index openers_alike on openers (sender_id, words, said_at);
create index openers_receiver on openers (receiver_id);
create index openers_said_at on openers (said_at);
comment on table openers is 'chat: hashes of first messages of the last week, to tell when many members get the same words';
