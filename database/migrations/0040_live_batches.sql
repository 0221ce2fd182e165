-- What the processes of a deployment tell each other, for a minute (decision 0023). Unlogged: after a crash of the database nobody
-- waits for it any more.
create unlogged table live_batches (
  id bigint generated always as identity primary key,
  -- The process that said it.
  sender uuid not null,
  -- A list in JSON, as text: events for members and who is there.
  words text not null,
  said_at timestamptz not null default now()
);
create index live_batches_said_at on live_batches (said_at);
comment on table live_batches is 'sites: what processes tell each other, kept for a minute; written and read by the fan-out alone';
