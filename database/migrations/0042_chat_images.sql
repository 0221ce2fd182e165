-- A photo that is sent again because its answer was lost is the same photo (PROF-4).
alter table photos add column client_id uuid;
create unique index photos_once on photos (member_id, client_id) where client_id is not null;

-- Credits go back for a picture that was paid and not let in (CHAT-10). What is there fits already: nothing is read.
alter table ledger_transfers drop constraint ledger_transfers_reason_check;
alter table ledger_transfers add constraint ledger_transfers_reason_check
  check (reason in ('signup', 'purchase', 'message', 'demo', 'refund')) not valid;

-- The body of a picture is the name of its row in message_images.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in ('text', 'gift', 'image', 'system')) not valid;

-- Each pair has one conversation, so a side's wish is a consent for one sender (TRUST-6).
alter table participants add column shows_images boolean not null default false;

create table message_images (
  sender_id bigint not null references members,
  -- The sender's idempotency key of the upload, of the charge and of the message.
  client_id uuid not null,
  id bigint not null unique default random_id(),
  site_id smallint not null references sites,
  path text not null unique check (path ~ '^chats/[0-9a-f]{32}$'),
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  -- A few pixels as a `data:` address: all there is before the receiver chose to see it.
  blur text not null check (char_length(blur) <= 2000),
  -- 'uploaded': nobody's message; 'waiting': paid, for an operator; 'sent': a message; the other two were paid back.
  status text not null default 'uploaded' check (status in ('uploaded', 'waiting', 'sent', 'rejected', 'undelivered')),
  receiver_id bigint references members check (receiver_id <> sender_id),
  cost integer check (cost >= 0),
  rejection text,
  conversation_id bigint references conversations,
  seq integer,
  sent_at timestamptz,
  -- When the receiver chose to see it.
  shown_at timestamptz,
  quarantined_until timestamptz,
  claimed_by bigint references operators,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (sender_id, client_id),
  unique (conversation_id, seq),
  check ((status = 'uploaded') = (receiver_id is null)),
  check ((receiver_id is null) = (cost is null) and (receiver_id is null) = (sent_at is null)),
  check ((status = 'sent') = (seq is not null) and (seq is null) = (conversation_id is null)),
  check ((status = 'rejected') = (rejection is not null)),
  check ((claimed_by is null) = (claimed_until is null))
);
comment on table message_images is 'chat: pictures of messages, and those that are none yet (CHAT-10)';
create index message_images_waiting on message_images (created_at, id) where status = 'waiting';
create index message_images_received on message_images (receiver_id) where receiver_id is not null;
