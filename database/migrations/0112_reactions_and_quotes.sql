-- Reactions to messages (CHAT-11): one of each member of the conversation to each message.
create table message_reactions (
  conversation_id bigint not null,
  seq integer not null,
  member_id bigint not null,
  -- Null after the member took it back. The row stays, so that its revision goes on rising.
  reaction text check (reaction in ('heart', 'laugh', 'thumbs_up', 'wow', 'sad', 'fire')),
  -- Rises with each change: it tells a device which of two versions is later.
  revision integer not null default 1 check (revision > 0),
  changed_at timestamptz not null,
  primary key (conversation_id, seq, member_id),
  -- Falls with its message, also where a process of the old version deletes a conversation.
  foreign key (conversation_id, seq) references messages on delete cascade,
  -- Only the two members of the conversation.
  foreign key (member_id, conversation_id) references participants (member_id, conversation_id) on delete cascade
) with (fillfactor = 85);
comment on table message_reactions is 'chat: reactions of members to messages (CHAT-11)';
create index message_reactions_changed on message_reactions (conversation_id, changed_at);

-- An answer names an earlier message of its own conversation (CHAT-12). No row has one yet: nothing is read.
alter table messages add column quoted_seq integer;
alter table messages add constraint messages_quote_earlier check (quoted_seq < seq) not valid;
alter table messages add constraint messages_quoted_fkey
  foreign key (conversation_id, quoted_seq) references messages (conversation_id, seq) not valid;
create index messages_quoted on messages (conversation_id, quoted_seq) where quoted_seq is not null;
