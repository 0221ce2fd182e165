create table conversations (
  id bigint primary key default random_id(),
  site_id smallint not null references sites,
  started_by bigint not null references members,
  created_at timestamptz not null default now(),
  -- The counter of its messages, taken under this row's lock: 1, 2, 3 … without gaps.
  last_seq integer not null default 0
) with (fillfactor = 85);
comment on table conversations is 'chat: a conversation of two members';

create table participants (
  member_id bigint not null references members,
  conversation_id bigint not null references conversations,
  other_id bigint not null references members,
  read_up_to integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  -- Messages up to here were removed from this member's list (CHAT-7).
  removed_up_to integer not null default 0,
  last_message_at timestamptz,
  primary key (member_id, conversation_id),
  -- One conversation per pair, decided on either member's side.
  unique (member_id, other_id),
  check (member_id <> other_id)
) with (fillfactor = 85);
comment on table participants is 'chat: a member''s side of a conversation';
create index participants_newest on participants (member_id, last_message_at desc, conversation_id);

create table messages (
  conversation_id bigint not null references conversations,
  seq integer not null check (seq > 0),
  sender_id bigint not null references members,
  kind text not null check (kind in ('text')),
  body text not null check (char_length(body) between 1 and 10000),
  client_id uuid not null,
  -- Credits it cost; the ledger's key is message:<conversation>:<client_id>.
  cost integer not null check (cost >= 0),
  sent_at timestamptz not null default now(),
  primary key (conversation_id, seq),
  -- The same message cannot be stored twice (CHAT-3).
  unique (conversation_id, sender_id, client_id)
);
comment on table messages is 'chat: what was said';
